import * as vipCalls from '@summit/contract/calls/vip';
import type { ResponseOf } from '@summit/contract/requests/call';
import { isApiError } from '@summit/shared-auth';
import { useFirstCallQuery } from '@summit/shared-site/data/first-call';
import { type InvitationCheck, invitationCheck } from '../shared/invitations/invitation-check.ts';

const { vipInvitation } = vipCalls;

/** The two halves of the link. */
export interface PassLink {
  slug: string;
  code: string;
}

export type PassInvitation = ResponseOf<typeof vipInvitation>;

/** Why an invitation cannot be used. */
export interface PassRefusal {
  problem: 'ended' | 'full';
  /** The server's message. */
  message: string;
}

/** The parameters that the calls of a link take. */
export function getParams({ slug, code }: PassLink) {
  return { id: slug, code };
}

/** Checks the link of passes that a company or the organisers share. */
export function usePassInvitation(link: PassLink): InvitationCheck<PassInvitation, PassRefusal> {
  const checked = useFirstCallQuery(vipInvitation, { params: getParams(link) });
  return invitationCheck<PassInvitation, PassRefusal>(checked, {
    inError: refusalIn,
    inInvitation: () => null,
  });
}

/** What an error means for the invitation; null when it is unrelated. */
export function refusalIn(error: unknown): PassRefusal | null {
  if (!isApiError(error)) return null;
  const { code, message } = error;
  switch (code) {
    case 'fm.cms-0009':
      return { problem: 'ended', message };
    case 'fm.cms-0077':
      return { problem: 'full', message };
    default:
      return null;
  }
}
