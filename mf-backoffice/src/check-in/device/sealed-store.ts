import { createStore, del, get, keys, set, update } from 'idb-keyval';

// What a device at the door stores is sealed (AES-GCM) with a key that no script can read out of the browser, and that is
// removed with the shift: whatever is left on the disk then says nothing.

const store = createStore('summit-check-in', 'sealed');
const keyName = 'key';

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** Whether this browser can seal anything: only on a page that came by https, or from this machine. */
export function canSeal(): boolean {
  return typeof indexedDB !== 'undefined' && (globalThis.crypto as Crypto | undefined)?.subtle !== undefined;
}

/** Stores a value, to be read on this device alone. */
export async function seal(name: string, value: unknown): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await makeKey(), text);
  await set(name, { iv, data } satisfies Sealed, store);
}

/** What was stored under a name; null: nothing, or its key is gone. */
export async function unseal<Value>(name: string): Promise<Value | null> {
  const [key, sealed] = [await get<CryptoKey>(keyName, store), await get<Sealed>(name, store)];
  if (!key || !sealed) return null;
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.data);
    return JSON.parse(new TextDecoder().decode(text)) as Value;
  } catch {
    return null;
  }
}

/** The names of what is stored that begin like this. */
export async function sealedNames(beginning: string): Promise<string[]> {
  const names = await keys<string>(store);
  return names.filter((name) => name.startsWith(beginning));
}

/** Nothing is stored under this name any longer. */
export async function removeSealed(name: string): Promise<void> {
  await del(name, store);
}

/** Whatever is stored can never be read again. */
export async function removeKey(): Promise<void> {
  await del(keyName, store);
}

async function makeKey(): Promise<CryptoKey> {
  const existing = await get<CryptoKey>(keyName, store);
  if (existing) return existing;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have made one meanwhile: the first stays.
  await update<CryptoKey>(keyName, (other) => other ?? fresh, store);
  return (await get<CryptoKey>(keyName, store)) ?? fresh;
}
