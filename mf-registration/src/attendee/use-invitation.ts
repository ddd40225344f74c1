import type { ResponseOf } from '@summit/contract/call';
import { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import { errorMessage } from '@summit/contract/errors';
import { useServerDataLater, type ApiError } from '@summit/shared-auth';
import { stepFailure, type InvitationProblem } from '../shared/step-failure.ts';

const { regularInvitationToken } = attendeeRegistrationCalls;

export type Invitation = ResponseOf<typeof regularInvitationToken>;

/** Why an invitation cannot be used. */
export interface InvitationRefusal {
  problem: InvitationProblem;
  message: string;
}

/** What the link of an invitation is worth. */
export type InvitationCheck =
  | { state: 'waiting' }
  | { state: 'open'; invitation: Invitation }
  | { state: 'refused'; refusal: InvitationRefusal; inviterName: string | null }
  /** Nobody has sent such a link. */
  | { state: 'unknown'; requestId: string | null }
  | { state: 'failed'; error: ApiError; onRetry: () => void };

/** Asks what an invitation is worth. */
export function useInvitation(token: string): InvitationCheck {
  const { data, error, isFetching, refetch } = useServerDataLater(regularInvitationToken, {
    query: { token },
  });
  const settled = error && !isFetching ? error : null;
  if (settled?.code === 'cqrs-0009') return { state: 'unknown', requestId: settled.requestId };
  const failure = settled && stepFailure(settled);
  if (failure?.kind === 'invitation') return { state: 'refused', refusal: failure, inviterName: null };
  // A form that is being filled in outlives a connection that is lost.
  if (data) return worthOf(data);
  return settled ? { state: 'failed', error: settled, onRetry: () => void refetch() } : { state: 'waiting' };
}

function worthOf(invitation: Invitation): InvitationCheck {
  const { arePaid, remainingExtraTicketsCount, inviterName } = invitation;
  if (arePaid && remainingExtraTicketsCount > 0) return { state: 'open', invitation };
  const message = errorMessage('invited-attendee-submit-0001');
  return { state: 'refused', refusal: { problem: 'noTickets', message }, inviterName };
}
