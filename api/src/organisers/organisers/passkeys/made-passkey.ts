import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import type { BodyOf } from '@summit/contract/requests/call';
import type { Platform } from '../../../platform/platform.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import type { PasskeyRow } from './passkeys.tables.ts';
import { getRelyingParty } from './relying-party.ts';

export type MadePasskey = BodyOf<typeof passkeyCalls.addPasskey>;

/** The public half of a key that a device has made at this site, having checked who holds it. @throws passkey-0005 */
export async function readCredential(
  { config }: Pick<Platform, 'config'>,
  { credentialId, clientData, attestation }: MadePasskey,
  challenge: string,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'signCount'>> {
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty(config);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, attestationObject: attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
    });
    // The library throws for anything that is wrong or unreadable.
    if (!registrationInfo) throw new Failure('passkey-0005');
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), signCount: counter };
  } catch (cause) {
    throw new Failure('passkey-0005', { cause });
  }
}
