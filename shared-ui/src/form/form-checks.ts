import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Types of inputs that hold no text a visitor fills in. */
const others = new Set(['button', 'submit', 'reset', 'image', 'file', 'hidden']);

/**
 * Copies the displayed values of a form's fields into the form: password managers, browsers and extensions fill fields in
 * without any event. Only fields that were registered with the form are read.
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

/** The displayed value of a control, converted to the type of the form's value; undefined where there is none to copy. */
function shownValue(control: Control, known: unknown): unknown {
  const isKnownAsText = known === undefined || known === null || typeof known === 'string';
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    return control.checked && isKnownAsText ? control.value : undefined;
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return typeof known === 'boolean' ? control.checked : undefined;
  }
  // An untouched field has no value, but shows an empty text.
  if (!isKnownAsText || (control.value === '' && !known)) return undefined;
  return control.value;
}

/** The paths of the fields whose rules depend on the value of another field in the same object. */
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

export { getFailures, getProblems, refusalOfFields, strayProblems, wholeFailure } from './form-problems.ts';
export { scrollToField } from './scroll-to-field.ts';
