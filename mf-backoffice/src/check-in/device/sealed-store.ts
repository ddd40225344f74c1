import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';

// What a device at the door stores is sealed (AES-GCM). What belongs to the device itself has a key of its own with it
// that no script can read out of the browser, and that goes with it. What belongs to a session has none here: its key
// is made of the session's token. A tab that was closed can remove nothing, but nobody can read what it has left.

const opened: { store?: UseStore } = {};

/** Opened by the first use: every screen of the backoffice has this file, and some browsers have no such store. */
function getStore(): UseStore {
  opened.store ??= createStore('summit-check-in', 'sealed');
  return opened.store;
}

/** The one key that earlier releases had for everything: what still waits under it can be read. */
const formerKey = 'key';

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
  /** Beside what belongs to the device. */
  key?: CryptoKey;
  /** Beside what belongs to a session: when it is no longer wanted, in ms by the device's clock. */
  until?: number;
}

/** Whether this browser can seal anything: only on a page that came by https, or from this machine. */
export function canSeal(): boolean {
  return typeof indexedDB !== 'undefined' && (globalThis.crypto as Crypto | undefined)?.subtle !== undefined;
}

/** Stores a value, to be read on this device until it is removed. */
export async function seal(name: string, value: unknown): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await set(name, { ...(await encrypt(key, value)), key } satisfies Sealed, getStore());
}

/** Stores a value for who has the key. @param until in ms by the device's clock: then anybody may remove it */
export async function sealWith(key: CryptoKey, name: string, value: unknown, until: number): Promise<void> {
  await set(name, { ...(await encrypt(key, value)), until } satisfies Sealed, getStore());
}

/** What was stored under a name; null: nothing, or this key does not open it. @param key absent: the value's own */
export async function unseal<Value>(name: string, key?: CryptoKey): Promise<Value | null> {
  const sealed = await get<Sealed>(name, getStore());
  if (!sealed) return null;
  const fitting = key ?? sealed.key ?? (await get<CryptoKey>(formerKey, getStore()));
  if (!fitting) return null;
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, fitting, sealed.data);
    return JSON.parse(new TextDecoder().decode(text)) as Value;
  } catch {
    return null;
  }
}

/** Until when a value is wanted, in ms by the device's clock; 0: no moment was stored with it. */
export async function readUntil(name: string): Promise<number> {
  return (await get<Sealed>(name, getStore()))?.until ?? 0;
}

/** The names of what is stored that begin like this. */
export async function sealedNames(beginning: string): Promise<string[]> {
  const names = await keys<string>(getStore());
  return names.filter((name) => name.startsWith(beginning));
}

/** Nothing is stored under these names any longer. */
export async function removeSealed(names: readonly string[]): Promise<void> {
  if (names.length > 0) await delMany([...names], getStore());
}

/** The key of earlier releases is gone. */
export async function removeFormerKey(): Promise<void> {
  await removeSealed([formerKey]);
}

async function encrypt(key: CryptoKey, value: unknown): Promise<Pick<Sealed, 'iv' | 'data'>> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) };
}
