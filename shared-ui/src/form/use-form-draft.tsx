import { draftKey, type DraftName } from '@summit/contract/storage-keys';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { createKeptDraft, isSameValue, valuesByField, type DraftOptions } from './form-drafts.ts';

interface DraftedForm<Values extends FieldValues> {
  formProps: { ref: RefObject<HTMLFormElement | null> };
  methods: UseFormReturn<Values, unknown, Values>;
}

export interface FormDraft {
  /** Fields were filled with what was kept: say so, and offer an empty form. */
  restored: boolean;
  /** Empties the form and throws away what was kept. */
  startAfresh: () => void;
  /** The form was sent. */
  finish: () => void;
}

/**
 * Keeps what is entered into a form of `useSiteForm` on this device until it is sent, for reloads and closed tabs. Works
 * with pages rendered on the server: fields are filled after hydration, and never those that were touched before.
 */
export function useFormDraft<Values extends FieldValues>(
  name: DraftName,
  { formProps, methods }: DraftedForm<Values>,
  options: DraftOptions = {},
): FormDraft {
  const [draft] = useState(() => createKeptDraft(draftKey(name), options));
  const restored = useSyncExternalStore(draft.subscribe, draft.isRestored, () => false);
  const { subscribe } = methods;
  const untouched = valuesByField(methods.formState.defaultValues ?? {});

  const restore = useEffectEvent((kept: Record<string, unknown>) => {
    const present = valuesByField(methods.getValues());
    const missing = Object.entries(kept).filter(
      ([field, value]) =>
        kindOf(value) === kindOf(present[field]) && isSameValue(present[field], untouched[field]),
    );
    for (const [field, value] of missing) {
      methods.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
      const control = formProps.ref.current?.elements.namedItem(field);
      // Counters beside a field listen to what is typed.
      if (control instanceof HTMLElement) control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // What the browser has filled in again by itself is a form begun before, just the same.
    const there = Object.entries(kept).some(([field, value]) => isSameValue(present[field], value));
    if (missing.length > 0 || there) draft.restored(true);
  });

  const keep = useEffectEvent((values: Values) => {
    const changed = Object.entries(valuesByField(values)).filter(
      ([field, value]) => !isSameValue(value, untouched[field]),
    );
    draft.keep(Object.fromEntries(changed));
  });

  useEffect(() => {
    const kept = draft.read();
    // After what was typed before hydration has been played again: see the shell's early input.
    const timer = kept === null ? undefined : setTimeout(() => restore(kept));
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [draft, subscribe]);

  function startAfresh() {
    methods.reset();
    draft.forget();
  }

  return { restored, startAfresh, finish: draft.finish };
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
