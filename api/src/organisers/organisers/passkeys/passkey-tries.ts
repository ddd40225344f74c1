import type { Counted } from '../../../platform/rate-limit/rate-limiter.ts';
import { inSession } from '../login-tries.ts';

/**
 * How the tries of an organiser's passkeys are counted: apart from those of their codes, and in an open session apart
 * from those of a login, so that none uses up the others.
 */
export function getPasskeyTries(organiserId: string, where: 'login' | 'session'): Counted {
  const id = where === 'login' ? organiserId : inSession(organiserId);
  return { id: `${id} by passkey` };
}
