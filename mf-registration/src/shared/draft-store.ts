import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What a visitor entered into one form and has not sent, kept on this device. */
export interface Draft {
  values: Readonly<Record<string, unknown>> | null;
  keep: (values: Readonly<Record<string, unknown>>) => void;
  /** Throws the draft away; the visitor goes on. */
  forget: () => void;
  /** The form was sent: what its fields say after that is no draft any more. */
  finish: () => void;
}

export type DraftStore = StoreApi<Draft>;

/** `neverKept` are the names of secrets: they leave no trace on the device. */
export function createDraftStore(name: string, neverKept: readonly string[] = []): DraftStore {
  let sent = false;
  return createStore<Draft>()(
    persist(
      (set) => ({
        values: null,
        keep: (values) => {
          const kept = Object.entries(values).filter(([field]) => !neverKept.includes(field));
          if (!sent) set({ values: Object.fromEntries(kept) });
        },
        forget: () => set({ values: null }),
        finish: () => {
          sent = true;
          set({ values: null });
        },
      }),
      {
        name: `registration.${name}`,
        version: 1,
        storage: createJSONStorage(() => window.localStorage),
        partialize: ({ values }) => ({ values }),
      },
    ),
  );
}

/** The values a form begins with: those of the draft where they still fit the form, its own where they don't. */
export function draftedValues<Values extends object>(store: DraftStore, defaults: Values): Values {
  const { values } = store.getState();
  if (!values) return defaults;
  return mergeKnown(defaults, values);
}

function mergeKnown<Values extends object>(
  defaults: Values,
  values: Readonly<Record<string, unknown>>,
): Values {
  const merged = Object.entries(defaults).map(([name, initial]: [string, unknown]) => {
    const drafted = values[name];
    if (isGroup(initial) && isGroup(drafted)) return [name, mergeKnown(initial, drafted)];
    return [name, kindOf(drafted) === kindOf(initial) ? drafted : initial];
  });
  return Object.fromEntries(merged) as Values;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return kindOf(value) === 'object';
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
