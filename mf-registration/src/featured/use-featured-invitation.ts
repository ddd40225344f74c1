import * as featuredCalls from '@summit/contract/calls/featured';
import type { ResponseOf } from '@summit/contract/requests/call';
import { isApiError } from '@summit/shared-auth';
import { useFirstCallQuery } from '@summit/shared-site/data/first-call';
import { type InvitationCheck, invitationCheck } from '../shared/invitations/invitation-check.ts';

const { featureFormToken } = featuredCalls;

export type FeaturedInvitation = ResponseOf<typeof featureFormToken>;

/** Why an invitation cannot be used. */
export interface FeaturedRefusal {
  problem: 'unknown' | 'closed' | 'used';
  /** The server's message, if there is one. */
  message?: string;
}

/** Checks the link of an invitation. */
export function useFeaturedInvitation(token: string): InvitationCheck<FeaturedInvitation, FeaturedRefusal> {
  const link = useFirstCallQuery(featureFormToken, { query: { token } });
  return invitationCheck<FeaturedInvitation, FeaturedRefusal>(link, {
    inError: refusalIn,
    inInvitation: ({ used }) => (used ? { problem: 'used' } : null),
  });
}

/** What an error means for the invitation; null when it is unrelated. */
export function refusalIn(error: unknown): FeaturedRefusal | null {
  if (!isApiError(error)) return null;
  const { code, message } = error;
  switch (code) {
    case 'cqrs-0009':
      return { problem: 'unknown', message };
    case 'fm.cms-0009':
      return { problem: 'closed', message };
    case 'fm.cms-0019':
      return { problem: 'used' };
    default:
      return null;
  }
}
