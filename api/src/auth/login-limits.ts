import type { Platform } from '../platform/platform.ts';
import { networkOf } from '@summit/contract/network-of';
import type { RateLimit } from '../platform/rate-limit/rate-limiter.ts';
import { Failure } from '../platform/failure.ts';

const quarter = 15 * 60;

/** Tries for one account from one network address. */
const forAccount: RateLimit = { limit: 10, windowSeconds: quarter };

/** Tries from one network address, whatever the account. */
const forAddress: RateLimit = { limit: 100, windowSeconds: quarter };

/** Tries for one account from anywhere: ten addresses' worth. Nobody at one address can use them up for the owner. */
const forAccountAnywhere: RateLimit = { limit: 100, windowSeconds: quarter };

export interface Attempt {
  /** What is tried, e.g. `login`: each has counts of its own. */
  what: string;
  email: string;
  /** The network address it comes from. */
  address: string;
}

/** The counted keys of an attempt. */
function keysOf({ what, email, address }: Attempt): [key: string, rate: RateLimit][] {
  const network = networkOf(address);
  const account = email.toLowerCase();
  return [
    [`${what} from ${network}`, forAddress],
    [`${what} from ${network} ${account}`, forAccount],
    [`${what} ${account}`, forAccountAnywhere],
  ];
}

/**
 * Counts an attempt that guesses could be made with, by account and by address. Known and unknown accounts count alike.
 * @throws a `rate-limit-0001` failure with the seconds to wait
 */
export async function countAttempt(
  { rateLimiter }: Pick<Platform, 'rateLimiter'>,
  attempt: Attempt,
  /** Whether this device has the account's trust: then what others try elsewhere does not keep it out. */
  isTrusted: () => Promise<boolean> = async () => false,
): Promise<void> {
  const [fromAddress, ofAccount, anywhere] = keysOf(attempt);
  for (const counted of [fromAddress, ofAccount, anywhere]) {
    const retryAfter = counted && (await rateLimiter.take(...counted));
    const isForgiven = counted === anywhere && retryAfter && (await isTrusted());
    if (retryAfter && !isForgiven) {
      throw new Failure('rate-limit-0001', { retryAfter });
    }
  }
}

/** Takes an attempt back that turned out to be the owner's. */
export async function forgiveAttempt(
  { rateLimiter }: Pick<Platform, 'rateLimiter'>,
  attempt: Attempt,
): Promise<void> {
  await Promise.all(keysOf(attempt).map(([key]) => rateLimiter.giveBack(key)));
}
