import type { Counted } from '../../../platform/rate-limit/rate-limiter.ts';
import { inSession } from '../login-tries.ts';

/**
 * How attempts with an organiser's passkeys are counted: separately from those with codes, and in an open session
 * separately from those of a login, so that none uses up the others.
 */
export function getPasskeyTries(organiserId: string, where: 'login' | 'session'): Counted {
  const id = where === 'login' ? organiserId : inSession(organiserId);
  return { id: `${id} by passkey` };
}
