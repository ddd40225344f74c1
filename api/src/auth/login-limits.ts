import type { RateLimitName } from '@summit/contract/rate-limits';
import type { Platform } from '../platform/platform.ts';
import type { Counted } from '../platform/rate-limit/rate-limiter.ts';

/** What is attempted: each kind has its own counts. */
export type AttemptKind = 'login' | 'passwordRequest';

export interface Attempt {
  what: AttemptKind;
  email: string;
  /** The network address it comes from. */
  address: string;
}

type Limit = [name: RateLimitName, counted: Counted];

/** The limits of one network: beyond them an attempt is refused. */
function networkLimits({ what, email, address: network }: Attempt): Limit[] {
  return [
    [`${what}FromNetwork`, { network }],
    [`${what}OfAddressFromNetwork`, { network, email }],
  ];
}

/** The limit of the account, wherever the attempts come from. */
function accountLimit({ what, email }: Attempt): Limit {
  return [`${what}OfAddress`, { email }];
}

/**
 * Counts an attempt that could be a guess, by account and by network. Known and unknown accounts count alike.
 * @returns null when it is allowed, otherwise the seconds until the account, over all networks, has attempts left
 * @throws a `rate-limit-0001` failure with the seconds to wait when the network has none left
 */
export async function countAttempt(
  { rateLimiter }: Pick<Platform, 'rateLimiter'>,
  attempt: Attempt,
): Promise<number | null> {
  for (const limit of networkLimits(attempt)) {
    await rateLimiter.demand(...limit);
  }
  return rateLimiter.take(...accountLimit(attempt));
}

/** Takes back an attempt that proved to be the owner's. */
export async function forgiveAttempt(
  { rateLimiter }: Pick<Platform, 'rateLimiter'>,
  attempt: Attempt,
): Promise<void> {
  const limits = [...networkLimits(attempt), accountLimit(attempt)];
  await Promise.all(limits.map((limit) => rateLimiter.giveBack(...limit)));
}

/** Forgets the attempts of an account from all networks, because its owner has proved access to the mailbox. */
export async function allowAttempts(
  { rateLimiter }: Pick<Platform, 'rateLimiter'>,
  what: AttemptKind,
  email: string,
): Promise<void> {
  await rateLimiter.clear(`${what}OfAddress`, { email });
}
