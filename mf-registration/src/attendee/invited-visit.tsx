import { fillText } from '@summit/contract/text-lookup';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import { useState } from 'react';
import { AttendeeUnreachable } from '../shared/attendee-unreachable.tsx';
import { isInvited, stepAddress, useFlowFacts, whereToGoOn } from '../shared/flow.ts';
import { StepFrame } from '../shared/step-frame.tsx';
import { StepSkeleton } from '../shared/step-skeleton.tsx';
import { useInvitedTexts } from '../shared/use-invited-texts.ts';
import { useRegistrationTexts } from '../shared/use-registration-texts.ts';
import { useVisitor, type Visitor } from '../shared/visitor.ts';
import { InvitationRefused } from './invitation-refused.tsx';
import { InvitedForm } from './invited-form.tsx';
import { InvitationSkeleton } from '../shared/invitation-skeleton.tsx';
import { InvitedFrame } from './invited-frame.tsx';
import { InvitedSignedIn } from './invited-signed-in.tsx';
import { UnknownInvitation } from './unknown-invitation.tsx';
import { useInvitation, type InvitationRefusal } from './use-invitation.ts';

type Attendee = Extract<Visitor, { state: 'attendee' }>;

/** Somebody comes with the link by which another attendee gives an extra ticket away. */
export function InvitedVisit({ token }: { token: string }) {
  const texts = useInvitedTexts();
  // The form's own texts, too: waited for later they would take away what is shown by then.
  useRegistrationTexts();
  const visitor = useVisitor();
  const check = useInvitation(token);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<InvitationRefusal | null>(null);
  const inviterName = check.state === 'open' ? check.invitation.inviterName : null;

  // The session that the registration begins must not interrupt it.
  if (!sending) {
    if (visitor.state === 'waiting') return <InvitationSkeleton />;
    if (visitor.state === 'unreachable') {
      return (
        <InvitedFrame>
          <AttendeeUnreachable />
        </InvitedFrame>
      );
    }
    if (visitor.state === 'attendee' && hasBegunInvited(visitor)) {
      return (
        <InvitedFrame>
          <GoOn {...visitor} />
        </InvitedFrame>
      );
    }
  }
  if (refusal) {
    return (
      <InvitedFrame>
        <InvitationRefused refusal={refusal} inviterName={inviterName} afterSending />
      </InvitedFrame>
    );
  }
  switch (check.state) {
    case 'waiting':
      return <InvitationSkeleton />;
    case 'unknown':
      return (
        <>
          <InvitationSkeleton />
          <UnknownInvitation requestId={check.requestId} />
        </>
      );
    case 'refused':
      return (
        <InvitedFrame>
          <InvitationRefused {...check} afterSending={false} />
        </InvitedFrame>
      );
    case 'failed':
      return (
        <InvitedFrame>
          <ErrorState
            level={2}
            title={texts['registrationAttendee.invited.failed.title']}
            error={check.error}
            safe={texts['registrationAttendee.invited.failed.safe']}
            onRetry={check.onRetry}
          />
        </InvitedFrame>
      );
    case 'open': {
      const { invitation } = check;
      if (visitor.state === 'attendee' && !sending) {
        return (
          <InvitedFrame>
            <InvitedSignedIn {...visitor} inviterName={invitation.inviterName} />
          </InvitedFrame>
        );
      }
      const heading = {
        title: fillText(texts['registrationAttendee.invited.title'], { inviter: invitation.inviterName }),
        lead: texts['registrationAttendee.invited.lead'],
      };
      return (
        <StepFrame page="registrationAttendee" heading={heading} invited>
          <InvitedForm token={token} invitation={invitation} onSending={setSending} onRefused={setRefusal} />
        </StepFrame>
      );
    }
  }
}

/** The registration of somebody invited is under way: the link is as good as theirs. */
function hasBegunInvited({ attendee, status }: Attendee): boolean {
  return isInvited(attendee) && status !== 'Completed';
}

function GoOn({ attendee, status }: Attendee) {
  const next = whereToGoOn(attendee, status, useFlowFacts()) ?? 'registrationCompleted';
  return (
    <>
      <StepSkeleton />
      <Redirect to={stepAddress(next)} />
    </>
  );
}
