import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { createDraftStore, draftedValues, type DraftStore } from './draft-store.ts';

export interface FormDraft<Values> {
  store: DraftStore;
  /** What the form begins with. */
  initial: Values;
  /** Something was kept from an earlier visit. */
  restored: boolean;
}

/** The draft of a form, read once when the form appears. `name` is the form's, and the attendee's where there is one. */
export function useDraft<Values extends object>(
  name: string,
  defaults: Values,
  neverKept: readonly string[] = [],
): FormDraft<Values> {
  const [draft] = useState(() => {
    const store = createDraftStore(name, neverKept);
    const restored = store.getState().values !== null;
    return { store, restored, initial: draftedValues(store, defaults) };
  });
  return draft;
}

/** Keeps every change of a form in its draft. */
export function useDraftKeeper<Values extends FieldValues>(
  { store }: FormDraft<object>,
  { subscribe }: UseFormReturn<Values, unknown, Values>,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.getState().keep(values),
      }),
    [store, subscribe],
  );
}

/** The name of the draft of a form that a link opens: tells two links apart, and is too little of the token to use it. */
export function draftOfLink(form: string, token: string): string {
  return `${form}.${token.slice(-8)}`;
}
