import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { fillText } from '@summit/contract/words/text-lookup';
import { useVisitor } from '@summit/shared-site/visitor/visitor';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { RefusedBox } from '../../shared/person-fields/refused-box.tsx';
import { getNextPage, stepAddress, useFlowFacts } from '../../shared/steps/flow.ts';
import { CatalogueMessage } from '../../shared/texts/lazy-catalogue-message.ts';
import { useInvitedTexts } from '../../shared/texts/use-invited-texts.ts';
import { useRegistrationTexts } from '../../shared/texts/use-registration-texts.ts';
import type { InvitationRefusal } from './use-invitation.ts';

interface InvitationRefusedProps {
  refusal: Exclude<InvitationRefusal, { problem: 'unknown' }>;
  /** The inviting attendee, where known. */
  inviterName: string | null;
  /** Whether it replaces a form that was sent. */
  afterSending: boolean;
}

/** An invitation that cannot be used: why, in the server's words, and what to do. */
export function InvitationRefused({ refusal, inviterName, afterSending }: InvitationRefusedProps) {
  const { problem } = refusal;
  const texts = useInvitedTexts();
  return (
    <RefusedBox
      title={texts[`registrationAttendee.invited.${problem}.title`]}
      message={'code' in refusal ? <CatalogueMessage code={refusal.code} /> : refusal.message}
      afterSending={afterSending}
      action={
        problem === 'started' ? (
          <WayOn />
        ) : (
          <ButtonLink to={href(pages.registrationAttendee)}>
            {texts['registrationAttendee.invited.own']}
          </ButtonLink>
        )
      }
    >
      {fillText(texts[`registrationAttendee.invited.${problem}.text`], {
        inviter: inviterName ?? 'the person who invited you',
      })}
    </RefusedBox>
  );
}

/** An attendee who has begun with the invitation continues: directly if signed in, otherwise through the login. */
function WayOn() {
  const invited = useInvitedTexts();
  const texts = useRegistrationTexts();
  const visitor = useVisitor();
  const flow = useFlowFacts();
  if (visitor.state !== 'attendee') {
    return (
      <>
        <ButtonLink to={`#${loginHash}`}>{texts['steps.login.action']}</ButtonLink>
        <ButtonLink to={href(pages.registrationAttendee)} variant="secondary">
          {invited['registrationAttendee.invited.own']}
        </ButtonLink>
      </>
    );
  }
  const { attendee, status } = visitor;
  if (status === 'Completed') {
    return (
      <ButtonLink to={href(pages.registrationCompleted)} icon="ticket">
        {invited['registrationAttendee.invited.registered.action']}
      </ButtonLink>
    );
  }
  const next = getNextPage(attendee, status, flow) ?? 'registrationCompleted';
  return (
    <ButtonLink to={stepAddress(next)} icon="arrow-right">
      {texts['steps.continue']}
    </ButtonLink>
  );
}
