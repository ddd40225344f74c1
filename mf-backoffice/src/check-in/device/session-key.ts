/** The encryption key of an organiser's session on this device. */
interface SessionKey {
  /** Its name in the store, which reveals nothing about the token. */
  id: string;
  key: CryptoKey;
}

const aes = { name: 'AES-GCM', length: 256 };

/**
 * Derives the key of a session from its token (HKDF). It is not stored: the token is only in the storage of its tab,
 * so that a reloaded tab can derive the key again, and nothing can after the tab was closed.
 */
export async function deriveSessionKey(token: string): Promise<SessionKey> {
  const bytes = new TextEncoder().encode(token);
  const secret = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const key = await crypto.subtle.deriveKey(hkdfFor('key'), secret, aes, false, ['encrypt', 'decrypt']);
  const bits = await crypto.subtle.deriveBits(hkdfFor('name'), secret, 128);
  const id = [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, key };
}

/** Tokens are long and random: they need no salt. */
function hkdfFor(purpose: string): HkdfParams {
  const info = new TextEncoder().encode(`summit check-in ${purpose}`);
  return { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
}
