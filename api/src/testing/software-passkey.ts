import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import * as calls from '@summit/contract/calls/organiser-passkeys';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import type { TestApp } from './test-app.ts';

type Creation = Pick<ResponseOf<typeof calls.newPasskeyChallenge>, 'challenge'> & {
  user?: ResponseOf<typeof calls.newPasskeyChallenge>['user'];
};
type Request = Pick<ResponseOf<typeof calls.passkeyLoginChallenge>, 'challenge'>;
type Made = BodyOf<typeof calls.addPasskey>;
type Used = BodyOf<typeof calls.passkeyLogin>;

/** Deviations from an honest browser at the site of the tests. */
interface Otherwise {
  origin?: string;
  rpId?: string;
  /** Whether the device has verified its user. */
  isVerified?: boolean;
  /** The reported signature counter. */
  signCount?: number;
  /** The reported type of the request. */
  type?: 'webauthn.create' | 'webauthn.get';
  userHandle?: string;
}

/** A device with one passkey: simulates the responses of browser and authenticator, signed with its own key. */
export interface SoftwarePasskey {
  readonly credentialId: string;
  make(creation: Creation, name?: string, otherwise?: Otherwise): Made;
  use(request: Request, otherwise?: Otherwise): Used;
}

const site = { origin: 'http://localhost:3000', rpId: 'localhost' };

/** Bits of the flags: user present, user verified, a key follows. */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** @param counts whether it counts its signatures; synchronised passkeys do not */
export function softwarePasskey({ counts = true }: { counts?: boolean } = {}): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credentialId = base64url(id);
  let owner = '';
  let signed = 0;

  function getClientData(type: string, challenge: string, { origin = site.origin }: Otherwise): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function getHead(otherwise: Otherwise, more = 0): Buffer {
    const { rpId = site.rpId, isVerified = true, signCount = counts ? (signed += 1) : 0 } = otherwise;
    const head = Buffer.alloc(37);
    sha256(rpId).copy(head);
    head.writeUInt8(flags.present | (isVerified ? flags.verified : 0) | more, 32);
    head.writeUInt32BE(signCount, 33);
    return head;
  }

  /** The public key in COSE format: ES256 on P-256. */
  function getCoseKey(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (coordinate: string) => new Uint8Array(Buffer.from(coordinate, 'base64url'));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  }

  return {
    credentialId,
    make({ challenge, user }, name = 'Telephone', otherwise = {}) {
      owner = user?.id ?? owner;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const ofNoMake = Buffer.alloc(16);
      const authData = Buffer.concat([
        ...[getHead(otherwise, flags.attested), ofNoMake, length, id],
        getCoseKey(),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      const clientData = getClientData(otherwise.type ?? 'webauthn.create', challenge, otherwise);
      return {
        name,
        credentialId,
        transports: ['internal'],
        clientData: base64url(clientData),
        attestation: base64url(attestation),
      };
    },
    use({ challenge }, otherwise = {}) {
      const clientData = getClientData(otherwise.type ?? 'webauthn.get', challenge, otherwise);
      const authenticatorData = getHead(otherwise);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      return {
        credentialId,
        clientData: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        userHandle: otherwise.userHandle ?? owner,
      };
    },
  };
}

/** Adds a passkey to an organiser's account, in the organiser's session. */
export async function addPasskey(
  api: Pick<TestApp, 'call'>,
  token: string,
  passkey: SoftwarePasskey,
  name?: string,
) {
  const { body: creation } = await api.call(calls.newPasskeyChallenge, { token });
  return api.call(calls.addPasskey, { token, body: passkey.make(creation, name) });
}

/** Logs in with a passkey, like the button of the login. */
export async function logInWith(
  api: Pick<TestApp, 'call'>,
  passkey: SoftwarePasskey,
  otherwise: Otherwise = {},
) {
  const { body: request } = await api.call(calls.passkeyLoginChallenge);
  return api.call(calls.passkeyLogin, { body: passkey.use(request, otherwise) });
}
