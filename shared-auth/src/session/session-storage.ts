import { storageKeys } from '@summit/contract/session/storage-keys';

/** The part of `localStorage` that a session needs. */
export interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Stores everything in memory: for the server, where a session lives only as long as one request. */
export function memoryStorage(): SessionStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** The browser's local storage, or memory where the visitor has forbidden storage. */
export function browserStorage(): SessionStorage {
  try {
    window.localStorage.setItem(storageKeys.probe, '');
    window.localStorage.removeItem(storageKeys.probe);
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}
