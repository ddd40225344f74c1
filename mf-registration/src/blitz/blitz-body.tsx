import { useEffect, useRef, useState } from 'react';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { StepBody } from '../shared/steps/step-body.tsx';
import { BlitzEntry } from './blitz-entry.tsx';
import { BlitzForm } from './blitz-form.tsx';
import type { BlitzInvitation, BlitzTexts } from './blitz-response.ts';
import { BlitzState } from './blitz-state.tsx';
import type { Outcome } from './use-blitz-form.ts';

interface BlitzBodyProps {
  invitation: BlitzInvitation;
  token: string;
  texts: BlitzTexts;
}

const tones = { sent: 'success', changed: 'success', exists: 'warning' } as const;

/** The status of the table: the form while it is being filled in, and the submitted data afterwards. */
export function BlitzBody({ invitation, token, texts }: BlitzBodyProps) {
  const { submission } = invitation;
  const [isWriting, setWriting] = useState(submission === null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function finish(next: Outcome) {
    setOutcome(next);
    setWriting(false);
  }

  function change() {
    setOutcome(null);
    setWriting(true);
  }

  return (
    <StepBody>
      <div>
        {outcome !== null && <OutcomeNotice outcome={outcome} texts={texts} />}
        {submission !== null && !isWriting ? (
          <BlitzEntry submission={submission} texts={texts} onChange={change} />
        ) : (
          <BlitzForm
            invitation={invitation}
            token={token}
            texts={texts}
            onOutcome={finish}
            onDiscard={() => setWriting(false)}
          />
        )}
      </div>
      <BlitzState status={submission?.status ?? 'open'} texts={texts} />
    </StepBody>
  );
}

/** The outcome of the form that was here; it takes the focus, because the button that was pressed is gone. */
function OutcomeNotice({ outcome, texts }: { outcome: Outcome; texts: BlitzTexts }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [outcome]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone={tones[outcome]} live title={texts[`blitzRegistration.${outcome}.title`]}>
        {texts[`blitzRegistration.${outcome}.text`]}
      </Notice>
    </div>
  );
}
