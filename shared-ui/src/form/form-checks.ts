import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Inputs whose value is no text that somebody fills in. */
const others = new Set(['button', 'submit', 'reset', 'image', 'file', 'hidden']);

/**
 * Takes over what the fields of a form show: password managers, browsers and extensions fill them in without any event.
 * Only fields that were registered with the form are read.
 */
export function takeOverValues<Values extends FieldValues>(
  element: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  isRegistered: (name: string) => boolean,
): void {
  for (const control of element.elements as Iterable<Element> as Iterable<Control>) {
    const { name } = control;
    if (!name || control.disabled || others.has(control.type) || !isRegistered(name)) continue;
    const known: unknown = getValues(name as Path<Values>);
    const shown = shownValue(control, known);
    if (shown !== undefined && shown !== known) {
      setValue(name as Path<Values>, shown as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }
}

/** What a control shows, in the kind of the value that the form has of it; undefined where it says nothing. */
function shownValue(control: Control, known: unknown): unknown {
  const isKnownAsText = known === undefined || known === null || typeof known === 'string';
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    return control.checked && isKnownAsText ? control.value : undefined;
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return typeof known === 'boolean' ? control.checked : undefined;
  }
  // A field that was left alone has no value, and shows an empty text.
  if (!isKnownAsText || (control.value === '' && !known)) return undefined;
  return control.value;
}

/** The fields whose rules depend on the value of another one, by their path as its own: those beside it. */
export function getDependants(schema: unknown, on: string): string[] {
  const parents = on.split('.');
  const own = parents.pop() ?? '';
  const prefix = parents.map((part) => `${part}.`).join('');
  const around = parents.reduce<unknown>((part, name) => getFields(part)[name], schema);
  return Object.entries(getFields(around)).flatMap(([name, field]) =>
    (field as { deps?: readonly string[] }).deps?.includes(own) ? [`${prefix}${name}`] : [],
  );
}

function getFields(schema: unknown): Record<string, unknown> {
  return (schema as { fields?: Record<string, unknown> } | undefined)?.fields ?? {};
}

export { getFailures, getProblems, refusalOfFields, strayProblems } from './form-problems.ts';
export { scrollToField } from './scroll-to-field.ts';
