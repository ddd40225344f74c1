import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import type { BodyOf } from '@summit/contract/requests/call';
import type { Platform } from '../../../platform/platform.ts';
import { findPasskey, noteUse } from './passkey-rows.queries.ts';
import type { PasskeyRow } from './passkeys.tables.ts';
import { getRelyingParty, getUserHandle } from './relying-party.ts';

type UsedPasskey = BodyOf<typeof passkeyCalls.passkeyLogin>;

/** What a passkey that was used comes to. A copied one signs rightly, but its count says that another device has signed since. */
export type PasskeyOutcome = 'right' | 'wrong passkey' | 'copied passkey';

/**
 * Whether a passkey has signed a challenge at this site, for its owner, whose finger, face or PIN the device has checked.
 * Its use is noted by that.
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
  if (await noteUse(db, passkey.id, signCount, clock.now())) return 'right';
  // Removed at the same moment, it is no copy.
  return (await findPasskey(db, passkey.credentialId)) ? 'copied passkey' : 'wrong passkey';
}

/** The count of a passkey that has signed rightly; null for any other. */
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
      // Its count is compared once it is known who has signed: before that anybody could make it look like a copy.
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for whatever is wrong, or cannot be read.
    return null;
  }
}
