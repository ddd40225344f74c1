import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type * as passkeyCalls from '@summit/contract/calls/organiser-passkeys';
import { passkeyErrors, passkeysElsewhere } from '@summit/contract/errors/passkey-errors';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import { type PasskeyTransport, passkeyTransports } from '@summit/contract/session/passkey-transports';

/** Whether this browser can use passkeys at this address. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** Has the browser use a passkey. @throws from its promise: an Error in words for its user */
export async function signWithPasskey(
  request: ResponseOf<typeof passkeyCalls.passkeyLoginChallenge>,
): Promise<BodyOf<typeof passkeyCalls.passkeyLogin>> {
  const { id, response } = await inWords(request.rpId, () => startAuthentication({ optionsJSON: request }));
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle,
  };
}

/** Has the browser make a passkey. @throws from its promise: an Error in words for its user */
export async function makePasskey(
  creation: ResponseOf<typeof passkeyCalls.newPasskeyChallenge>,
): Promise<Omit<BodyOf<typeof passkeyCalls.addPasskey>, 'name'>> {
  const { id, response } = await inWords(creation.rp.id, () => startRegistration({ optionsJSON: creation }));
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: (response.transports ?? []).filter(isKnown),
  };
}

function isKnown(transport: string): transport is PasskeyTransport {
  return (passkeyTransports as readonly string[]).includes(transport);
}

async function inWords<Returned>(address: string, ask: () => Promise<Returned>): Promise<Returned> {
  if (!canUsePasskeys()) throw new Error(passkeyErrors['passkey-0001'].message);
  try {
    return await ask();
  } catch (error) {
    throw new Error(wordsFor(error, address), { cause: error });
  }
}

/** The messages for the browser's errors, by their names in WebAuthn. */
function wordsFor(error: unknown, address: string): string {
  switch (error instanceof Error ? error.name : '') {
    case 'SecurityError':
      return passkeysElsewhere(address);
    case 'InvalidStateError':
      return passkeyErrors['passkey-0004'].message;
    case 'ConstraintError':
    case 'NotSupportedError':
      return passkeyErrors['passkey-0005'].message;
    default:
      return passkeyErrors['passkey-0002'].message;
  }
}
