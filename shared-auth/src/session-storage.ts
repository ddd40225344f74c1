/** The part of `localStorage` that a session needs. */
export interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Forgets everything with the session: for the server, where a session lives as long as one request. */
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
    const probe = 'summit.probe';
    window.localStorage.setItem(probe, '');
    window.localStorage.removeItem(probe);
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}
