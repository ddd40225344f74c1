import type { ResponseOf } from '@summit/contract/call';
import { blitzCalls } from '@summit/contract/calls/blitz';
import type { blitzTexts } from '@summit/contract/texts/blitz';
import { isApiError, useCall } from '@summit/shared-auth';
import { useSuspenseQuery } from '@summit/shared-auth/server-state';

export type BlitzTexts = Record<keyof typeof blitzTexts, string>;
export type BlitzInvitation = ResponseOf<typeof blitzCalls.blitzInvitation>;
export type Submission = NonNullable<BlitzInvitation['submission']>;

/** Why a token opens nothing, in the server's words. */
export interface Refusal {
  refused: 'unknown' | 'closed';
  message: string;
}

/** The query of a token's invitation, to be asked again, or told what was submitted. */
export function invitationKey(token: string): readonly unknown[] {
  return ['blitz invitation', token];
}

/** What a token opens. Suspends; throws an ApiError that says nothing about the token. */
export function useInvitation(token: string): BlitzInvitation | Refusal {
  const call = useCall();
  const { data } = useSuspenseQuery({
    queryKey: invitationKey(token),
    queryFn: ({ signal }) =>
      call(blitzCalls.blitzInvitation, { query: { token }, signal }).catch((error: unknown): Refusal => {
        if (!isApiError(error)) throw error;
        const { code, message } = error;
        if (code === 'cqrs-0009') return { refused: 'unknown', message };
        if (code === 'fm.cms-0009') return { refused: 'closed', message };
        throw error;
      }),
  });
  return data;
}
