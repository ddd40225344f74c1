import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { toBase32 } from '@summit/contract/organising/base32';
import { acceptedSecrets, type ApiSecrets } from '../../platform/accounts/api-secrets.ts';

/** The public part for check-in devices, which gives no access. */
export interface TicketPublicKey {
  /** Identifies the key that signed a code: eight letters and digits. */
  keyId: string;
  key: KeyObject;
}

export interface TicketSigningKey {
  keyId: string;
  key: KeyObject;
}

/** The beginning of every Ed25519 key in PKCS #8; the 32 bytes of the seed follow. */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The keys by secret, of which a process has at most two. */
const derivedKeys = new Map<string, TicketSigningKey>();

/** The site's key for tickets: derived from its secret, so that all processes have the same. */
export function ticketSigningKey(secret: string): TicketSigningKey {
  const key = derivedKeys.get(secret) ?? derivedKey(secret);
  derivedKeys.set(secret, key);
  return key;
}

function derivedKey(secret: string): TicketSigningKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'ticket signing', 32));
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });
  return { keyId: getKeyId(createPublicKey(key)), key };
}

/** The public half, as PEM: what devices at the door are given. */
export function publicPem({ key }: TicketSigningKey): string {
  return createPublicKey(key).export({ format: 'pem', type: 'spki' }).toString();
}

/** The public keys in PEM whose codes are valid: of the present secret, and of the previous one while it is being replaced. */
export function acceptedPems(secrets: ApiSecrets): { publicKey: string; publicKeyBefore: string | null } {
  const [publicKey = '', publicKeyBefore = null] = acceptedSecrets(secrets).map((secret) =>
    publicPem(ticketSigningKey(secret)),
  );
  return { publicKey, publicKeyBefore };
}

/** What a list for the doors has of the keys. */
export interface TicketPems {
  publicKey: string;
  publicKeyBefore?: string | null | undefined;
}

/** The same, as key objects. */
export function readPublicKeys({ publicKey, publicKeyBefore }: TicketPems): readonly TicketPublicKey[] {
  return [publicKey, ...(publicKeyBefore ? [publicKeyBefore] : [])].map(readPublicKey);
}

/** @throws Error when the text is no Ed25519 public key in PEM */
function readPublicKey(pem: string): TicketPublicKey {
  const key = createPublicKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('This is no Ed25519 key.');
  return { keyId: getKeyId(key), key };
}

function getKeyId(publicKey: KeyObject): string {
  const bytes = publicKey.export({ format: 'der', type: 'spki' });
  return toBase32(createHash('sha256').update(bytes).digest()).slice(0, 8);
}
