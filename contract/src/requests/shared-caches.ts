import type { WholeCall } from './call.ts';

/** How long a cache that visitors share answers by itself, and for how long more while one request renews what it has; in seconds. */
const shared = { fresh: 2, whileRenewed: 1 };

/**
 * Of what is the same for everybody, as `Cache-Control`. Browsers ask each time whether it has changed; what stands between them and
 * the site, nginx or a CDN, answers for a moment. A change is seen after three seconds at most.
 */
export const sharedForMoments = `public, max-age=0, s-maxage=${shared.fresh}, stale-while-revalidate=${shared.whileRenewed}`;

/** Of what is one person's: no cache keeps it. */
export const storedNowhere = 'private, no-store';

/** Of what is the same for all who have the same cookie: only a cache whose key has that cookie may answer with it, and a CDN's has not. */
export const notByNetworks = { 'cdn-cache-control': 'no-store' } as const;

/** Parameters by which an address opens something for one person. */
const secretParameters = ['token', 'ticket', 'code', 'invitationToken', 'email'];

/** Whether an address with such parameters opens something for who has it. */
export function isOfOnePerson(parameters: object): boolean {
  return secretParameters.some((name) => (parameters as Record<string, unknown>)[name] !== undefined);
}

/** Whether what a call reads is the same for everybody, where its address is no secret. */
export function isReadAlike({ method, access, personal, madeForOne }: WholeCall): boolean {
  return method === 'GET' && access === 'public' && !personal && !madeForOne;
}
