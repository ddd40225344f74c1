import type { DescribedRule } from './form-rules.ts';

export const formFieldTypes = [
  'text',
  'email',
  'phone',
  'url',
  'number',
  'password',
  'textarea',
  'select',
  'radio',
  /** One box; its value is true or false. */
  'checkbox',
  /** Several boxes; its value is the list of those that are ticked. */
  'checkboxes',
] as const;

export type FormFieldType = (typeof formFieldTypes)[number];

/** The facts of a described field that its schema is made from. */
export interface DescribedField {
  name: string;
  type: FormFieldType;
  /** Checked in this order: the first one broken gives the message. */
  rules: readonly DescribedRule[];
  /** What select, radio and checkboxes offer. */
  options: readonly { value: string }[];
}

export type FormValue = string | boolean | string[];

/** The values of a described form, by the names of its fields. */
export type FormValues = Record<string, FormValue>;

/** The rules that forbid to leave a field empty: no box unticked, no list without a choice. */
const requirements: readonly DescribedRule['name'][] = ['required', 'generic.required'];

/** Whether a rule forbids to leave its field empty. */
export function isRequirement({ name }: Pick<DescribedRule, 'name'>): boolean {
  return requirements.includes(name);
}

/** The fields that a described form requires, for the marks of a form whose rules are not loaded yet. */
export function requiredFields(fields: readonly Pick<DescribedField, 'name' | 'rules'>[]): string[] {
  return fields.filter(({ rules }) => rules.some(isRequirement)).map(({ name }) => name);
}

/** What the form holds before anybody types. */
export function emptyForm(fields: readonly Pick<DescribedField, 'name' | 'type'>[]): FormValues {
  return Object.fromEntries(fields.map(({ name, type }) => [name, emptyValue(type)]));
}

function emptyValue(type: FormFieldType): FormValue {
  if (type === 'checkbox') return false;
  return type === 'checkboxes' ? [] : '';
}
