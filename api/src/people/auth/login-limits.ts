import type { FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.ts';

/** What is attempted: each kind has its own counts. */
export type AttemptKind = 'login' | 'passwordRequest';

export interface Attempt {
  what: AttemptKind;
  email: string;
  request: FastifyRequest;
}

type Limiter = Pick<Platform, 'rateLimiter'>;

/**
 * Counts an attempt that could be a guess: by device and network, by what one network tries of the account, and by account.
 * Known and unknown accounts count alike.
 * @returns null when it is allowed, otherwise the seconds until the account, over all networks, has attempts left
 * @throws a `rate-limit-0001` failure with the seconds to wait when the device, or the network for this account, has none left
 */
export async function countAttempt({ rateLimiter }: Limiter, attempt: Attempt): Promise<number | null> {
  const { what, email, request } = attempt;
  await rateLimiter.visit(`${what}OfDevice`, request);
  await rateLimiter.requireAttempt(`${what}OfAddressFromNetwork`, { network: request.ip, email });
  return rateLimiter.take(`${what}OfAddress`, { email });
}

/** Takes back an attempt that proved to be the owner's. */
export async function forgiveAttempt({ rateLimiter }: Limiter, attempt: Attempt): Promise<void> {
  const { what, email, request } = attempt;
  await Promise.all([
    rateLimiter.forgive(`${what}OfDevice`, request),
    rateLimiter.refund(`${what}OfAddressFromNetwork`, { network: request.ip, email }),
    rateLimiter.refund(`${what}OfAddress`, { email }),
  ]);
}

/**
 * Forgets the attempts of an account from all networks, and those from the owner's own: the owner has proved access to the
 * mailbox, and has usually tried every other password before.
 */
export async function allowAttempts({ rateLimiter }: Limiter, attempt: Attempt): Promise<void> {
  const { what, email, request } = attempt;
  await rateLimiter.clear(`${what}OfAddress`, { email });
  await rateLimiter.clear(`${what}OfAddressFromNetwork`, { network: request.ip, email });
}
