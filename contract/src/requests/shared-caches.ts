import type { WholeCall } from './call.ts';

/** How long a shared cache serves a response, and how much longer while one request revalidates it; in seconds. */
const shared = { fresh: 2, whileRenewed: 1 };

/**
 * The `Cache-Control` of responses that are the same for all visitors. Browsers revalidate them each time, while
 * nginx or a CDN in front of the site serves them for a moment. A change is visible after three seconds at most.
 */
export const sharedForMoments = `public, max-age=0, s-maxage=${shared.fresh}, stale-while-revalidate=${shared.whileRenewed}`;

/** The `Cache-Control` of responses for one person: no cache may store them. */
export const storedNowhere = 'private, no-store';

/**
 * The header of responses that depend on a cookie: only a cache whose key contains that cookie may serve them, and that
 * of a CDN does not.
 */
export const notByNetworks = { 'cdn-cache-control': 'no-store' } as const;

/** Parameters by which an address opens something for one person. */
const secretParameters = ['token', 'ticket', 'code', 'invitationToken', 'email'];

/** Whether the parameters of an address give access to something of one person. */
export function isOfOnePerson(parameters: object): boolean {
  return secretParameters.some((name) => (parameters as Record<string, unknown>)[name] !== undefined);
}

/** Whether a call's response is the same for all visitors, provided that its address is no secret. */
export function isReadAlike({ method, access, personal, madeForOne }: WholeCall): boolean {
  return method === 'GET' && access === 'public' && !personal && !madeForOne;
}
