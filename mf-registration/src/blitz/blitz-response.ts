import * as blitzCalls from '@summit/contract/calls/blitz';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { blitzTexts } from '@summit/contract/texts/blitz';
import { isApiError } from '@summit/shared-auth';
import { serverView, useServerView } from '@summit/shared-auth/server-view';
import { takingFirstCall } from '@summit/shared-site/data/first-call';

export type BlitzTexts = Record<keyof typeof blitzTexts, string>;
export type BlitzInvitation = ResponseOf<typeof blitzCalls.blitzInvitation>;
export type Submission = NonNullable<BlitzInvitation['submission']>;

/** Why a token is invalid, in the server's words. */
export interface Refusal {
  refused: 'unknown' | 'closed';
  message: string;
}

/** The invitation of a token. */
export const invitationView = serverView(
  'registration.blitzInvitation',
  [blitzCalls.blitzInvitation],
  ({ call }, token: string): Promise<BlitzInvitation | Refusal> =>
    takingFirstCall(call)(blitzCalls.blitzInvitation, { query: { token } }).catch(
      (error: unknown): Refusal => {
        if (!isApiError(error)) throw error;
        const { code, message } = error;
        if (code === 'cqrs-0009') return { refused: 'unknown', message };
        if (code === 'fm.cms-0009') return { refused: 'closed', message };
        throw error;
      },
    ),
);

/** The invitation of a token. Suspends; throws an ApiError that says nothing about the token. */
export function useInvitation(token: string): BlitzInvitation | Refusal {
  return useServerView(invitationView, token);
}
