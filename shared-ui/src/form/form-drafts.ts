import { draftKey, type DraftName } from '@summit/contract/session/storage-keys';

/** What was entered into one form and not sent, on this device. */
export interface StoredDraft {
  subscribe: (listener: () => void) => () => void;
  /** There was a draft already. */
  isRestored: () => boolean;
  /** Reads what is stored; null when there is nothing. */
  read: () => Record<string, unknown> | null;
  restored: (restored: boolean) => void;
  /** What differs from an untouched form, by field. */
  keep: (values: Readonly<Record<string, unknown>>) => void;
  /** Discards it; the visitor carries on with the form. */
  forget: () => void;
  /** The form was sent: what its fields contain from now on is not a draft. */
  finish: () => void;
}

export interface DraftOptions {
  /** Names of fields that are secrets. */
  neverStored?: readonly string[];
  /** Only until the tab is closed: for what others on the same device should not find. */
  inTab?: boolean;
}

/** The stored draft of one form. */
export function createStoredDraft(
  name: DraftName,
  { neverStored = [], inTab = false }: DraftOptions,
): StoredDraft {
  const key = draftKey(name);

  /** A browser that refuses storage stores no drafts: the form works all the same. */
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
      // The device's storage is full: the draft is lost on reload, which is no reason to disturb the visitor.
    }
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isRestored: () => isRestored,
    read: () => parsed(storage()?.getItem(key) ?? null),
    restored: setRestored,
    keep: (values) => {
      if (isSent) return;
      const storable = Object.entries(values).filter(([name]) => !neverStored.includes(name));
      write(storable.length === 0 ? null : Object.fromEntries(storable));
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

/** The single values of a form by the names of their fields: a part of an object is `billing.city`, a list is one value. */
export function valuesByField(values: object, prefix = ''): Record<string, unknown> {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? valuesByField(value, `${prefix}${name}.`) : { [`${prefix}${name}`]: value };
  });
  return Object.assign({}, ...entries) as Record<string, unknown>;
}

/** Whether two values of a field are the same; lists are, when they hold the same, and no value is an empty one. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
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
