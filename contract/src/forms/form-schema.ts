import type { ObjectSchema, Schema, TestContext, ValidationError } from 'yup';
import { webAddress } from '../contact-details/web-address.ts';
import { withAsciiDigits } from '../words/ascii-digits.ts';
import { countCharacters } from '../words/count-characters.ts';
import { messages } from '../words/messages.ts';
import { newSecret, plainLines, plainText } from '../words/plain-text.ts';
import { array, boolean, object } from '../yup.ts';
import { type DescribedField, type FormValues, isRequirement } from './described-form.ts';
import { type DescribedRule, formRule, type FormRuleName } from './form-rules.ts';
import { phoneValue } from './rules.ts';

/**
 * The schema of a form that is only known by its description: it returns the description's own messages.
 * An empty field that is not required breaks no other rule.
 */
export function formSchema(fields: readonly DescribedField[]): ObjectSchema<FormValues> {
  const shape = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));
  return object(shape) as unknown as ObjectSchema<FormValues>;
}

function fieldSchema(field: DescribedField): Schema {
  const requirement = field.rules.find(isRequirement)?.message;
  if (field.type === 'checkbox') {
    return requirement === undefined ? boolean() : boolean().required(requirement).oneOf([true], requirement);
  }
  const offered = field.options.map(({ value }) => value);
  if (field.type === 'checkboxes') {
    const chosen = array(plainText().required().oneOf(offered, messages.oneOf));
    return requirement === undefined ? chosen : chosen.required(requirement).min(1, requirement);
  }
  const isChoice = field.type === 'select' || field.type === 'radio';
  const checked = toText(field).test('formRules', (value, context) => {
    if (!value) return true;
    if (isChoice && !offered.includes(value)) return context.createError({ message: messages.oneOf });
    return firstProblem(field.rules, value, context);
  });
  return requirement === undefined ? checked : checked.required(requirement);
}

/**
 * Text as it is sent and stored: a phone number, a web address and digits in their written form, where the form wants
 * them.
 */
function toText({ type, rules }: DescribedField) {
  if (type === 'password') return newSecret();
  if (rules.some(({ name }) => name === 'validatePhone')) return phoneValue();
  if (rules.some(({ name }) => name === 'url')) return plainText().trim().transform(webAddress);
  const text = (type === 'textarea' ? plainLines() : plainText()).trim();
  return rules.some(({ name }) => rulesOfDigits.has(name)) ? text.transform(withAsciiDigits) : text;
}

/** The rules that only digits can follow: those of other scripts are meant as well. */
const rulesOfDigits: ReadonlySet<FormRuleName> = new Set([
  'numeric',
  'number',
  'minValue',
  'generic.numerics',
  'generic.biggerThanZero',
  'generic.lessThanHundred',
  'generic.amount',
]);

/** Checks the rules in their order and waits only for those whose check has to be loaded. */
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
  const values = context.parent as Record<string, unknown>;
  const other = field === null ? undefined : values[field];
  return formRule(name).allows({
    value,
    min: min ?? 0,
    max: max ?? Infinity,
    other,
    country: values['country'],
  });
}

/** A rule with two bounds reports the broken one, unless the form's description has its own message. */
function saying({ name, message, parameters }: DescribedRule, value: string): string {
  const { message: usual, tooShort } = formRule(name);
  const isTooShort = tooShort !== undefined && countCharacters(value) < (parameters.min ?? 0);
  return isTooShort && message === usual ? tooShort : message;
}
