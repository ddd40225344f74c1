import type { ApiError } from '@summit/shared-auth';

/** The result of checking an invitation link. */
export type InvitationCheck<Invitation, Refusal> =
  | { state: 'waiting' }
  | { state: 'open'; invitation: Invitation }
  | { state: 'refused'; refusal: Refusal; invitation: Invitation | null }
  | { state: 'failed'; error: ApiError; onRetry: () => void };

interface CheckedLink<Invitation> {
  data: Invitation | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Refusals<Invitation, Refusal> {
  /** What an error means for the invitation; null when it is unrelated. */
  inError: (error: ApiError) => Refusal | null;
  /** Why an invitation that was found cannot be used; null when it can. */
  inInvitation: (invitation: Invitation) => Refusal | null;
}

/** Reads the response to the call that checks a link. */
export function invitationCheck<Invitation, Refusal>(
  { data, error, isFetching, refetch }: CheckedLink<Invitation>,
  { inError, inInvitation }: Refusals<Invitation, Refusal>,
): InvitationCheck<Invitation, Refusal> {
  const settled = isFetching ? null : error;
  const refusal = settled && inError(settled);
  if (refusal) return { state: 'refused', refusal, invitation: null };
  // A lost connection must not replace a form that is being filled in.
  if (data) {
    const unusable = inInvitation(data);
    return unusable
      ? { state: 'refused', refusal: unusable, invitation: data }
      : { state: 'open', invitation: data };
  }
  return settled ? { state: 'failed', error: settled, onRetry: () => void refetch() } : { state: 'waiting' };
}
