import type { ClaimedTicket } from '@summit/contract/organising/ticket-code';

const imported = new Map<string, Promise<CryptoKey>>();

/** Whether a code was signed with the event's key; null: this browser cannot verify such signatures, and the list decides alone. */
export async function isGenuine(
  publicKey: string,
  { signed, signature }: Pick<ClaimedTicket, 'signed' | 'signature'>,
): Promise<boolean | null> {
  try {
    const key = await readKey(publicKey);
    return await crypto.subtle.verify('Ed25519', key, signature, new TextEncoder().encode(signed));
  } catch {
    return null;
  }
}

function readKey(pem: string): Promise<CryptoKey> {
  const known = imported.get(pem);
  if (known) return known;
  const base64 = pem.replaceAll(/-----[A-Z ]+-----|\s/g, '');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const key = crypto.subtle.importKey('spki', bytes, 'Ed25519', false, ['verify']);
  imported.set(pem, key);
  return key;
}
