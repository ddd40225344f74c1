import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import type { BodyOf } from '@summit/contract/requests/call';
import type { Platform } from '../../../platform/platform.ts';
import { findPasskey, recordPasskeyUse } from './passkey-rows.queries.ts';
import type { PasskeyRow } from './passkeys.tables.ts';
import { getRelyingParty, getUserHandle } from './relying-party.ts';

type UsedPasskey = BodyOf<typeof passkeyCalls.passkeyLogin>;

/** The outcome of using a passkey. A copied one signs correctly, but its count shows that another device has signed since. */
export type PasskeyOutcome = 'right' | 'wrong passkey' | 'copied passkey';

/**
 * Whether a passkey has signed a challenge at this site, for its owner, whose finger, face or PIN the device has checked.
 * Records the use.
 */
export async function checkPasskey(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  passkey: PasskeyRow,
  used: UsedPasskey,
  challenge: string,
): Promise<PasskeyOutcome> {
  const { db, clock } = platform;
  const owner = isoBase64URL.fromBuffer(getUserHandle(passkey.organiserId));
  if (used.userHandle && used.userHandle !== owner) return 'wrong passkey';
  const signCount = await getSignCount(platform, passkey, used, challenge);
  if (signCount === null) return 'wrong passkey';
  if (await recordPasskeyUse(db, passkey.id, signCount, clock.now())) return 'right';
  // A passkey that was removed at the same moment is not a copy.
  return (await findPasskey(db, passkey.credentialId)) ? 'copied passkey' : 'wrong passkey';
}

/** The count of a passkey that has signed correctly; null for any other. */
async function getSignCount(
  { config }: Pick<Platform, 'config'>,
  { credentialId, publicKey }: PasskeyRow,
  { clientData, authenticatorData, signature, userHandle }: UsedPasskey,
  challenge: string,
): Promise<number | null> {
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty(config);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, authenticatorData, signature, userHandle },
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      // The count is compared after the signature is verified; before that, anyone could make it look like a copy.
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for anything that is wrong or unreadable.
    return null;
  }
}
