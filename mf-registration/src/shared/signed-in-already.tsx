import type { RegistrationStatus } from '@summit/contract/registration-status';
import { href } from '@summit/contract/site-map';
import { useSessionActions, type AttendeeDetails } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Button } from '@summit/shared-ui/form/button';
import { ButtonLink } from '@summit/shared-ui/form/button-link';
import { stepAddress, useFlowFacts, whereToGoOn } from './flow.ts';
import { useRegistrationTexts } from './use-registration-texts.ts';

interface SignedInAlreadyProps {
  attendee: AttendeeDetails;
  status: RegistrationStatus;
  title: string;
  text: string;
  /** `See my ticket` */
  ticket: string;
  /** `Log out and use the link` */
  logout: string;
}

/** Somebody who is logged in opens a link that registers: it is not lost, and not theirs. */
export function SignedInAlready({ attendee, status, title, text, ticket, logout }: SignedInAlreadyProps) {
  const texts = useRegistrationTexts();
  const flow = useFlowFacts();
  const actions = useSessionActions();
  const next = whereToGoOn(attendee, status, flow) ?? 'registrationCompleted';
  return (
    <EmptyState
      level={2}
      title={title}
      action={
        <>
          {status === 'Completed' ? (
            <ButtonLink to={href('registrationCompleted')} icon="ticket">
              {ticket}
            </ButtonLink>
          ) : (
            <ButtonLink to={stepAddress(next)} icon="arrow-right">
              {texts['steps.continue']}
            </ButtonLink>
          )}
          <Button variant="secondary" onClick={actions.logout}>
            {logout}
          </Button>
        </>
      }
    >
      {text}
    </EmptyState>
  );
}
