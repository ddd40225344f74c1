import type { RateLimitName } from '@summit/contract/rate-limits';
import type { Platform } from '../platform/platform.ts';
import type { Counted } from '../platform/rate-limit/rate-limiter.ts';

/** What is tried: each has counts of its own. */
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
 * Counts an attempt that guesses could be made with, by account and by network. Known and unknown accounts count alike.
 * @returns null: go on; otherwise the seconds until the account has attempts left, all networks together
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

/** Takes an attempt back that turned out to be the owner's. */
export async function forgiveAttempt(
  { rateLimiter }: Pick<Platform, 'rateLimiter'>,
  attempt: Attempt,
): Promise<void> {
  const limits = [...networkLimits(attempt), accountLimit(attempt)];
  await Promise.all(limits.map((limit) => rateLimiter.giveBack(...limit)));
}

/** Forgets the attempts of an account wherever they came from: its owner has proved to read its mail. */
export async function allowAttempts(
  { rateLimiter }: Pick<Platform, 'rateLimiter'>,
  what: AttemptKind,
  email: string,
): Promise<void> {
  await rateLimiter.clear(`${what}OfAddress`, { email });
}
