import type { Counted } from '../../../platform/rate-limit/rate-limiter.ts';

/** How the tries of an organiser's passkeys are counted: apart from those of their codes, so that none uses up the others. */
export function getPasskeyTries(organiserId: string): Counted {
  return { id: `${organiserId} by passkey` };
}
