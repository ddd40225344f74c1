import * as cryptoTraderCalls from '@summit/contract/calls/crypto-traders';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { ApiError } from '@summit/shared-auth';
import { useFirstCallQuery } from '@summit/shared-site/data/first-call';
import { type InvitationCheck, invitationCheck } from '../shared/invitations/invitation-check.ts';
import { stepFailure } from '../shared/steps/step-failure.ts';

const { cryptoTraderInvitation } = cryptoTraderCalls;

export type TraderInvitation = ResponseOf<typeof cryptoTraderInvitation>;

/** Why an invitation cannot be used. */
export type TraderRefusal =
  | { problem: 'ended' | 'used'; message: string }
  /** No such link was ever issued. */
  | { problem: 'unknown'; requestId: string | null };

/** Checks the link by which a crypto trader was invited. Without one the form is open all the same. */
export function useTraderInvitation(token: string): InvitationCheck<TraderInvitation | null, TraderRefusal> {
  const link = useFirstCallQuery(
    cryptoTraderInvitation,
    { query: { invitationToken: token } },
    { enabled: token !== '' },
  );
  if (token === '') return { state: 'open', invitation: null };
  return invitationCheck<TraderInvitation | null, TraderRefusal>(link, { inError, inInvitation: () => null });
}

function inError(error: ApiError): TraderRefusal | null {
  return error.code === 'cqrs-0009'
    ? { problem: 'unknown', requestId: error.requestId }
    : traderRefusalIn(error);
}

/** What an error of the form means for the invitation; null when it is unrelated. */
export function traderRefusalIn(error: unknown): TraderRefusal | null {
  const failure = stepFailure(error);
  if (failure.kind !== 'invitation') return null;
  const { problem, message } = failure;
  return { problem: problem === 'started' ? 'used' : 'ended', message };
}
