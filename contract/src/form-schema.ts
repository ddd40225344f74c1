import {
  array,
  boolean,
  object,
  type ObjectSchema,
  type Schema,
  type TestContext,
  type ValidationError,
} from 'yup';
import { type DescribedRule, formRule } from './form-rules.ts';
import { messages } from './messages.ts';
import { plainText } from './plain-text.ts';

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

/** What a schema needs to know of a described field. */
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

/**
 * The schema of a form that is only known by its description: it returns the description's own messages.
 * An empty field that is not required breaks no other rule.
 */
export function formSchema(fields: readonly DescribedField[]): ObjectSchema<FormValues> {
  const shape = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));
  return object(shape) as unknown as ObjectSchema<FormValues>;
}

/** What the form holds before anybody types. */
export function emptyForm(fields: readonly Pick<DescribedField, 'name' | 'type'>[]): FormValues {
  return Object.fromEntries(fields.map(({ name, type }) => [name, emptyValue(type)]));
}

function emptyValue(type: FormFieldType): FormValue {
  if (type === 'checkbox') return false;
  return type === 'checkboxes' ? [] : '';
}

function fieldSchema(field: DescribedField): Schema {
  const requirement = field.rules.find(({ name }) => formRule(name).isRequirement)?.message;
  if (field.type === 'checkbox') {
    return requirement === undefined ? boolean() : boolean().required(requirement).oneOf([true], requirement);
  }
  const offered = field.options.map(({ value }) => value);
  if (field.type === 'checkboxes') {
    const chosen = array(plainText().required().oneOf(offered, messages.oneOf));
    return requirement === undefined ? chosen : chosen.required(requirement).min(1, requirement);
  }
  const isChoice = field.type === 'select' || field.type === 'radio';
  // A password is never trimmed.
  const text = field.type === 'password' ? plainText() : plainText().trim();
  const checked = text.test('formRules', (value, context) => {
    if (!value) return true;
    if (isChoice && !offered.includes(value)) return context.createError({ message: messages.oneOf });
    return firstProblem(field.rules, value, context);
  });
  return requirement === undefined ? checked : checked.required(requirement);
}

/** Goes through the rules in their order and waits only for those whose verdict has to be loaded. */
function firstProblem(
  [rule, ...others]: readonly DescribedRule[],
  value: string,
  context: TestContext,
): true | ValidationError | Promise<true | ValidationError> {
  if (!rule) return true;
  const decide = (allowed: boolean) =>
    allowed ? firstProblem(others, value, context) : context.createError({ message: saying(rule, value) });
  const verdict = allows(rule, value, context);
  return typeof verdict === 'boolean' ? decide(verdict) : verdict.then(decide);
}

function allows(
  { name, parameters }: DescribedRule,
  value: string,
  context: TestContext,
): boolean | Promise<boolean> {
  const { min, max, field } = parameters;
  const other = field === null ? undefined : (context.parent as Record<string, unknown>)[field];
  return formRule(name).allows({ value, min: min ?? 0, max: max ?? Infinity, other });
}

/** A rule with two sides names the one that is broken, unless the form's own description words it. */
function saying({ name, message, parameters }: DescribedRule, value: string): string {
  const { message: usual, tooShort } = formRule(name);
  const isTooShort = tooShort !== undefined && value.length < (parameters.min ?? 0);
  return isTooShort && message === usual ? tooShort : message;
}
