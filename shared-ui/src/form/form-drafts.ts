import { draftKey, type DraftName } from '@summit/contract/session/storage-keys';

/** The unsent input of one form, on this device. */
export interface StoredDraft {
  subscribe: (listener: () => void) => () => void;
  /** Whether there was a draft already. */
  isRestored: () => boolean;
  /** Reads the stored values; null when there are none. */
  read: () => Record<string, unknown> | null;
  restored: (restored: boolean) => void;
  /** Adds fields that are secrets; their values are not stored even when the form no longer shows them. */
  neverStore: (names: readonly string[]) => void;
  /** Stores the values that differ from an untouched form, by field. */
  keep: (values: Readonly<Record<string, unknown>>) => void;
  /** Discards the draft; the visitor continues with the form. */
  forget: () => void;
  /** Ends the draft, because the form was sent: later contents of its fields are not stored. */
  finish: () => void;
}

export interface DraftOptions {
  /** Names of fields that are secrets. */
  neverStored?: readonly string[];
  /** Stored only until the tab is closed: for values that others on the same device should not find. */
  inTab?: boolean;
}

/** The stored draft of one form. */
export function createStoredDraft(
  name: DraftName,
  { neverStored = [], inTab = false }: DraftOptions,
): StoredDraft {
  const key = draftKey(name);
  const secrets = new Set(neverStored);

  /** A browser that refuses storage stores no drafts, but the form works all the same. */
  function storage(): Storage | null {
    try {
      return inTab ? window.sessionStorage : window.localStorage;
    } catch {
      return null;
    }
  }

  const listeners = new Set<() => void>();
  let isRestored = false;
  let isSent = false;

  function setRestored(restored: boolean) {
    isRestored = restored;
    for (const listener of listeners) listener();
  }

  function write(values: Readonly<Record<string, unknown>> | null) {
    try {
      if (values === null) storage()?.removeItem(key);
      else storage()?.setItem(key, JSON.stringify(values));
    } catch {
      // The device's storage is full: the draft would be lost on reload, which is no reason to disturb the visitor.
    }
  }

  /** Reads the stored values, and removes secrets that earlier versions of a form may have stored on the device. */
  function read(): Record<string, unknown> | null {
    const stored = parsed(storage()?.getItem(key) ?? null);
    if (stored !== null && neverStored.some((name) => name in stored)) keep(stored);
    return stored && withoutSecrets(stored);
  }

  function keep(values: Readonly<Record<string, unknown>>) {
    const storable = withoutSecrets(values);
    write(Object.keys(storable).length === 0 ? null : storable);
  }

  function withoutSecrets(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
    return Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name)));
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isRestored: () => isRestored,
    read,
    restored: setRestored,
    neverStore: (names) => {
      for (const name of names) secrets.add(name);
    },
    keep: (values) => {
      if (!isSent) keep(values);
    },
    forget: () => {
      write(null);
      setRestored(false);
    },
    finish: () => {
      isSent = true;
      write(null);
      setRestored(false);
    },
  };
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
