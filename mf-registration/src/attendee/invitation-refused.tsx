import { fillText } from '@summit/contract/text-lookup';
import { href, loginHash } from '@summit/contract/site-map';
import { ButtonLink } from '@summit/shared-ui/form/button-link';
import { stepAddress, useFlowFacts, whereToGoOn } from '../shared/flow.ts';
import { RefusedBox } from '../shared/refused-box.tsx';
import { useInvitedTexts } from '../shared/use-invited-texts.ts';
import { useRegistrationTexts } from '../shared/use-registration-texts.ts';
import { useVisitor } from '../shared/visitor.ts';
import type { InvitationRefusal } from './use-invitation.ts';

interface InvitationRefusedProps {
  refusal: InvitationRefusal;
  /** Who invited, where that is known. */
  inviterName: string | null;
  /** It takes the place of a form that was sent. */
  afterSending: boolean;
}

/** An invitation that cannot be used: why, in the words of the server, and what to do. */
export function InvitationRefused({ refusal, inviterName, afterSending }: InvitationRefusedProps) {
  const { problem, message } = refusal;
  const texts = useInvitedTexts();
  return (
    <RefusedBox
      title={texts[`registrationAttendee.invited.${problem}.title`]}
      message={message}
      afterSending={afterSending}
      action={
        problem === 'started' ? (
          <WayOn />
        ) : (
          <ButtonLink to={href('registrationAttendee')}>
            {texts['registrationAttendee.invited.own']}
          </ButtonLink>
        )
      }
    >
      {fillText(texts[`registrationAttendee.invited.${problem}.text`], {
        inviter: inviterName ?? 'whoever invited you',
      })}
    </RefusedBox>
  );
}

/** Whoever has begun with the invitation goes on: signed in where they are, anybody else through the login. */
function WayOn() {
  const invited = useInvitedTexts();
  const texts = useRegistrationTexts();
  const visitor = useVisitor();
  const flow = useFlowFacts();
  if (visitor.state !== 'attendee') {
    return (
      <>
        <ButtonLink to={`#${loginHash}`}>{texts['steps.login.action']}</ButtonLink>
        <ButtonLink to={href('registrationAttendee')} variant="secondary">
          {invited['registrationAttendee.invited.own']}
        </ButtonLink>
      </>
    );
  }
  const { attendee, status } = visitor;
  if (status === 'Completed') {
    return (
      <ButtonLink to={href('registrationCompleted')} icon="ticket">
        {invited['registrationAttendee.invited.registered.action']}
      </ButtonLink>
    );
  }
  const next = whereToGoOn(attendee, status, flow) ?? 'registrationCompleted';
  return (
    <ButtonLink to={stepAddress(next)} icon="arrow-right">
      {texts['steps.continue']}
    </ButtonLink>
  );
}
