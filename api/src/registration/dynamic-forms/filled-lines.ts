import type { FormValue, FormValues } from '@summit/contract/forms/described-form';
import type { DynamicForm } from './dynamic-forms.tables.ts';

/** The values of a sent form, a line for each field, in the words of the form. */
export function filledLines(fields: DynamicForm['fields'], values: FormValues): string[] {
  return fields.map(({ name, label, options }) => {
    const labels = new Map(options.map(({ value, label: shown }) => [value, shown]));
    return `${label}: ${writtenValue(values[name], labels) || '-'}`;
  });
}

/** A value of a form as text; a list as `one; two`. */
export function writtenValue(
  value: FormValue | undefined,
  labels: ReadonlyMap<string, string> = new Map(),
): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const all = Array.isArray(value) ? value : [value ?? ''];
  return all.map((one) => labels.get(one) ?? one).join('; ');
}
