import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';

// A check-in device encrypts what it stores (AES-GCM). Data of the device itself has a separate key beside it
// that no script can export, and that is deleted with it. Data of a session has no key here: its key
// is derived from the session's token. A closed tab cannot delete its data, but nobody can read it.

const opened: { store?: UseStore } = {};

/** Opened on first use: every screen of the backoffice loads this file, and some browsers have no such store. */
function getStore(): UseStore {
  opened.store ??= createStore('summit-check-in', 'sealed');
  return opened.store;
}

/** The single key of earlier releases, so that data stored with it can still be read. */
const formerKey = 'key';

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
  /** Beside what belongs to the device. */
  key?: CryptoKey;
  /** Beside what belongs to a session: when it is no longer wanted, in ms by the device's clock. */
  until?: number;
}

/** Whether this browser can encrypt: only on a page that was loaded by https, or from this machine. */
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

/** Stores a value for anyone with the key. @param until in ms by the device's clock: then anybody may remove it */
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

/** Deletes what is stored under these names. */
export async function removeSealed(names: readonly string[]): Promise<void> {
  if (names.length > 0) await delMany([...names], getStore());
}

/** Deletes the key of earlier releases. */
export async function removeFormerKey(): Promise<void> {
  await removeSealed([formerKey]);
}

async function encrypt(key: CryptoKey, value: unknown): Promise<Pick<Sealed, 'iv' | 'data'>> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) };
}
