import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { DraftName } from '@summit/contract/session/storage-keys';
import { isOfItsKind, isSameValue, valuesByField } from '../fields/field-values.ts';
import { getPasswordNames } from '../fields/password-names.ts';
import { createStoredDraft, type DraftOptions } from './form-drafts.ts';

interface DraftedForm<Values extends FieldValues> {
  formProps: { ref: RefObject<HTMLFormElement | null> };
  methods: UseFormReturn<Values, unknown, Values>;
}

type Fields = Readonly<Record<string, unknown>>;

interface FormDraftOptions extends DraftOptions {
  /** Fields that others depend on: stored with them even if the visitor has not changed them. */
  always?: readonly string[];
  /** Values that the form itself has filled in, which are no reason to store a draft. */
  given?: Fields;
  /** Selects the stored fields that still fit the form as it is now. */
  fit?: (stored: Fields) => Fields;
  /** Called with the draft's values after the fields were filled with them. */
  onRestored?: (stored: Fields) => void;
}

export interface FormDraft {
  /** Whether fields were filled from the draft, so that the form can say so, and offer an empty one. */
  restored: boolean;
  /** Empties the form and discards the draft. */
  startAfresh: () => void;
  /** Call it when the form was sent. */
  finish: () => void;
  /** Call it when the form was sent and stays: later input is a draft again. */
  restart: () => void;
}

/**
 * Stores the input of a form of `useSiteForm` on this device until it is sent, for reloads and closed tabs. Fields are filled
 * before the form is painted, or after hydration where the server rendered it, and never those that the visitor has already
 * touched. Passwords are not stored.
 */
export function useFormDraft<Values extends FieldValues>(
  name: DraftName,
  { formProps, methods }: DraftedForm<Values>,
  options: FormDraftOptions = {},
): FormDraft {
  const { always = [], given = {}, fit = (stored) => stored } = options;
  const [draft] = useState(() => createStoredDraft(name, options));
  const restored = useSyncExternalStore(draft.subscribe, draft.isRestored, () => false);
  const hydrates = useHydrates();
  const { subscribe } = methods;
  const untouched = { ...valuesByField(methods.formState.defaultValues ?? {}), ...withValue(given) };

  const restore = useEffectEvent((stored: Fields) => {
    const present = valuesByField(methods.getValues());
    const missing = Object.entries(stored).filter(
      ([field, value]) => isOfItsKind(value, present[field]) && isSameValue(present[field], untouched[field]),
    );
    for (const [field, value] of missing) {
      methods.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
      const control = formProps.ref.current?.elements.namedItem(field);
      // Counters beside a field listen to its input events.
      if (control instanceof HTMLElement) control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // Values that the browser itself has restored also count as an earlier draft.
    const there = Object.entries(stored).some(([field, value]) => isSameValue(present[field], value));
    if (missing.length === 0 && !there) return;
    draft.restored(true);
    options.onRestored?.(stored);
  });

  const store = useEffectEvent((values: Values) => {
    draft.neverStore(getPasswordNames(formProps.ref.current));
    const fields = Object.entries(valuesByField(values));
    const isChanged = fields.some(([field, value]) => !isSameValue(value, untouched[field]));
    const stored = fields.filter(
      ([field, value]) => always.includes(field) || !isSameValue(value, untouched[field]),
    );
    draft.keep(isChanged ? Object.fromEntries(stored) : {});
  });

  const read = useEffectEvent(() => {
    const stored = draft.read();
    return stored && fit(stored);
  });

  useLayoutEffect(() => {
    const stored = read();
    if (stored === null) return undefined;
    if (!hydrates) return restore(stored);
    // It runs after input from before hydration was replayed: see the shell's early input.
    const timer = setTimeout(() => restore(stored));
    return () => clearTimeout(timer);
  }, [draft, hydrates]);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }),
    [draft, subscribe],
  );

  function startAfresh() {
    methods.reset();
    draft.forget();
  }

  return { restored, startAfresh, finish: draft.finish, restart: draft.forget };
}

function withValue(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const never = () => () => undefined;

/** Whether the server rendered the form; this does not change while the form exists. */
function useHydrates(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [hydrates] = useState(hydrating);
  return hydrates;
}
