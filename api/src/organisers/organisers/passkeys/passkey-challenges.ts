import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import * as limits from '@summit/contract/limits/limits';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { Platform, SignedInOrganiser } from '../../../platform/platform.ts';
import { readSection } from '../../../settings/public/settings.queries.ts';
import { storeChallenge } from './passkey-challenges.queries.ts';
import type { PasskeyRow } from './passkeys.tables.ts';
import { getRelyingParty, getUserHandle } from './relying-party.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config'>;

/** The passkey has to be stored on the device, so that no name has to be typed, and the device has to verify its user. */
const demands = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;

const timeout = limits.passkeyChallenge;

/**
 * The options with which a browser asks for a passkey.
 * @param sessionToken the session that may use the challenge; null: a login
 * @param passkeys the accepted passkeys; none: any that the user has for the site
 */
export async function requestPasskey(
  { db, clock, config }: Needs,
  sessionToken: string | null,
  passkeys: readonly PasskeyRow[],
): Promise<ResponseOf<typeof passkeyCalls.passkeyLoginChallenge>> {
  const { userVerification } = demands;
  const { id: rpId } = getRelyingParty(config);
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId, timeout, userVerification });
  await storeChallenge(db, challenge, sessionToken, clock.now());
  return { challenge, rpId, timeout, userVerification, allowCredentials: passkeys.map(describe) };
}

/** The options with which a browser has a passkey made for an organiser, on a device that has none for them yet. */
export async function requestNewPasskey(
  { db, clock, config }: Needs,
  sessionToken: string,
  { id, email, name }: SignedInOrganiser,
  passkeys: readonly PasskeyRow[],
): Promise<ResponseOf<typeof passkeyCalls.newPasskeyChallenge>> {
  const { id: rpID } = getRelyingParty(config);
  const { name: rpName } = await readSection(db, 'event');
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    ...{ rpID, rpName, timeout },
    ...{ userID: getUserHandle(id), userName: email, userDisplayName: name },
  });
  await storeChallenge(db, challenge, sessionToken, clock.now());
  return {
    ...{ challenge, user, pubKeyCredParams, timeout },
    rp: { id: rpID, name: rpName },
    // The make of the device does not matter.
    attestation: 'none',
    excludeCredentials: passkeys.map(describe),
    authenticatorSelection: demands,
  };
}

function describe({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, type: 'public-key', transports } as const;
}
