import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { ApiError } from '@summit/shared-auth';
import { useFirstCallQuery } from '@summit/shared-site/data/first-call';
import { type InvitationCheck, invitationCheck } from '../../shared/invitations/invitation-check.ts';
import { type InvitationProblem, stepFailure } from '../../shared/steps/step-failure.ts';

const { regularInvitationToken } = attendeeRegistrationCalls;

export type Invitation = ResponseOf<typeof regularInvitationToken>;

/** Why an invitation cannot be used. */
export type InvitationRefusal =
  | { problem: InvitationProblem; message: string }
  /** The invitation exists, but its extra ticket does not. */
  | { problem: 'noTickets'; code: 'invited-attendee-submit-0001' }
  /** No such link was ever issued. */
  | { problem: 'unknown'; requestId: string | null };

/** Checks the link by which another attendee gives an extra ticket away. */
export function useInvitation(token: string): InvitationCheck<Invitation, InvitationRefusal> {
  const link = useFirstCallQuery(regularInvitationToken, { query: { token } });
  return invitationCheck<Invitation, InvitationRefusal>(link, { inError, inInvitation });
}

function inError(error: ApiError): InvitationRefusal | null {
  if (error.code === 'cqrs-0009') return { problem: 'unknown', requestId: error.requestId };
  const failure = stepFailure(error);
  return failure.kind === 'invitation' ? failure : null;
}

function inInvitation({ arePaid, remainingExtraTicketsCount }: Invitation): InvitationRefusal | null {
  if (arePaid && remainingExtraTicketsCount > 0) return null;
  return { problem: 'noTickets', code: 'invited-attendee-submit-0001' };
}
