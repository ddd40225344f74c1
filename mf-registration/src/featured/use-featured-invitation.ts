import type { ResponseOf } from '@summit/contract/call';
import { featuredCalls } from '@summit/contract/calls/featured';
import { errorMessage } from '@summit/contract/errors';
import { isApiError, useServerDataLater, type ApiError } from '@summit/shared-auth';

const { featureFormToken } = featuredCalls;

export type FeaturedInvitation = ResponseOf<typeof featureFormToken>;

/** Why nobody can register with an invitation. */
export interface FeaturedRefusal {
  problem: 'unknown' | 'closed' | 'used';
  /** The server's words, where it has any. */
  message?: string;
}

/** What the link of an invitation is worth. */
export type FeaturedCheck =
  | { state: 'waiting' }
  | { state: 'open'; invitation: FeaturedInvitation }
  | { state: 'refused'; refusal: FeaturedRefusal }
  | { state: 'failed'; error: ApiError; onRetry: () => void };

/** Asks what an invitation is worth. An address without a token is as good as one that nobody was sent. */
export function useFeaturedInvitation(token: string): FeaturedCheck {
  const { data, error, isFetching, refetch } = useServerDataLater(
    featureFormToken,
    { query: { token } },
    { enabled: token !== '' },
  );
  if (token === '') {
    const message = errorMessage('cqrs-0009', 'featureFormToken');
    return { state: 'refused', refusal: { problem: 'unknown', message } };
  }
  const settled = error && !isFetching ? error : null;
  const refusal = settled && refusalIn(settled);
  if (refusal) return { state: 'refused', refusal };
  // A form that is being filled in outlives a connection that is lost.
  if (data) {
    return data.used
      ? { state: 'refused', refusal: { problem: 'used' } }
      : { state: 'open', invitation: data };
  }
  return settled ? { state: 'failed', error: settled, onRetry: () => void refetch() } : { state: 'waiting' };
}

/** What an error says about the invitation; null when it says nothing. */
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
