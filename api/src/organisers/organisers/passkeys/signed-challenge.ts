import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { passkeysElsewhere } from '@summit/contract/errors/passkey-errors';
import type { Platform } from '../../../platform/platform.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import { takeChallenge } from './passkey-challenges.queries.ts';
import { getRelyingParty } from './relying-party.ts';

/**
 * Uses up the challenge that a passkey has signed, before its owner is looked up, so that a failure here reveals nothing
 * about an account.
 * @param sessionToken of the session that the challenge was given to; null: to a login
 * @throws passkey-0003 when the browser was at another address, passkey-0007 when the challenge does not count
 */
export async function takeSignedChallenge(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  clientData: string,
  sessionToken: string | null,
): Promise<string> {
  const { challenge, origin } = readClientData(clientData);
  if (!challenge || !(await takeChallenge(db, challenge, sessionToken, clock.now()))) {
    throw new Failure('passkey-0007');
  }
  const site = getRelyingParty(config);
  if (origin !== site.origin) throw new Failure('passkey-0003', { message: passkeysElsewhere(site.origin) });
  return challenge;
}

/** The client data that the browser signed; empty where it is unreadable. */
function readClientData(clientData: string): { challenge?: string; origin?: string } {
  try {
    const { challenge, origin } = decodeClientDataJSON(clientData);
    return typeof challenge === 'string' ? { challenge, origin } : {};
  } catch {
    return {};
  }
}
