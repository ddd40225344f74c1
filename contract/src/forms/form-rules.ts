import type { Schema } from 'yup';
import { isPhone, phoneText } from '../contact-details/phone-number.ts';
import { isVatId } from '../contact-details/vat-id.ts';
import { isWebAddress, webAddress } from '../contact-details/web-address.ts';
import * as limits from '../limits/limits.ts';
import { countCharacters } from '../words/count-characters.ts';
import { genericMessages, messages } from '../words/messages.ts';
import { patterns } from '../words/patterns.ts';
import { newSecret } from '../words/plain-text.ts';
import { number } from '../yup.ts';
import { genericRules } from './generic-rules.ts';

/** The parameter of a rule besides its message; null where it takes none. */
export interface FormRuleParameters {
  min: number | null;
  max: number | null;
  /** The name of another field of the form. */
  field: string | null;
}

/** A value to be checked, with the context that the rule needs. It is never empty. */
interface Given {
  value: string;
  min: number;
  max: number;
  /** The value of the field that the rule names. */
  other: unknown;
  /** The value of the form's field `country`, if it has one. */
  country?: unknown;
}

interface FormRule {
  /** The message, unless the form's own description has another. */
  message: string;
  /** The message for text that is too short, where the rule's own message covers only the upper bound. */
  tooShort?: string;
  /** The rule's parameters, with their defaults. */
  parameters: Partial<FormRuleParameters>;
  /** A promise where the check of a number has to be loaded first. */
  allows: (given: Given) => boolean | Promise<boolean>;
}

function matching(pattern: RegExp) {
  return ({ value }: Given) => pattern.test(value);
}

function fitting(schema: Schema) {
  return ({ value }: Given) => schema.isValidSync(value);
}

function lengthBetween({ value, min, max }: Given): boolean {
  return longEnough({ value, min }) && shortEnough({ value, max });
}

function longEnough({ value, min }: Pick<Given, 'value' | 'min'>): boolean {
  return countCharacters(value) >= min;
}

function shortEnough({ value, max }: Pick<Given, 'value' | 'max'>): boolean {
  return countCharacters(value) <= max;
}

const always = () => true;

/**
 * Every rule that a described form may put on a field, by name. There are two sets: the names of the second,
 * generic one begin with `generic.`. Server and browser use the same rows, and `formSchema` makes a schema of them.
 */
export const formRules = {
  required: { message: messages.required, parameters: {}, allows: always },
  email: { message: messages.email, parameters: {}, allows: matching(patterns.email) },
  url: { message: messages.url, parameters: {}, allows: ({ value }) => isWebAddress(webAddress(value)) },
  numeric: { message: messages.numeric, parameters: {}, allows: matching(patterns.digits) },
  number: { message: messages.number, parameters: {}, allows: matching(/^-?\d+(?:\.\d+)?$/) },
  /** `minLength` as a year of birth words it. */
  birthYearMinLength: {
    message: messages.birthYearMinLength,
    parameters: { min: limits.birthYearLength },
    allows: longEnough,
  },
  minLength: {
    message: messages.minLength,
    parameters: { min: limits.phoneMinimumDigits },
    // Characters that only make a phone number readable do not count towards its length.
    allows: (given) => longEnough({ ...given, value: phoneText(given.value) }),
  },
  maxLength: { message: messages.maxLength, parameters: { max: limits.shortText }, allows: shortEnough },
  /** A length between two bounds. */
  range: {
    message: messages.range,
    tooShort: messages.tooShort,
    parameters: { min: 0, max: limits.shortText },
    allows: lengthBetween,
  },
  minValue: {
    message: messages.minValue,
    parameters: { min: 0 },
    allows: ({ value, min }) => number().required().min(min).isValidSync(value),
  },
  password: {
    message: messages.password,
    parameters: {},
    allows: fitting(
      newSecret().required().min(limits.password.min).matches(patterns.letter).matches(patterns.digit),
    ),
  },
  sameAsPassword: {
    message: messages.sameAsPassword,
    parameters: { field: 'password' },
    allows: ({ value, other }) => value === other,
  },
  passwordContainsAlpha: {
    message: messages.passwordContainsAlpha,
    parameters: {},
    allows: matching(patterns.letter),
  },
  passwordContainsNumeric: {
    message: messages.passwordContainsNumeric,
    parameters: {},
    allows: matching(patterns.digit),
  },
  passwordLength: {
    message: messages.passwordLength,
    parameters: { ...limits.password },
    allows: lengthBetween,
  },
  passwordSpecialChar: {
    message: messages.passwordSpecialChar,
    parameters: {},
    allows: matching(patterns.lettersAndDigits),
  },
  validatePhone: {
    message: messages.validatePhone,
    parameters: {},
    allows: ({ value, country }) => isPhone(value, country),
  },
  phoneNumberValidation: {
    message: messages.phoneNumberValidation,
    parameters: {},
    allows: matching(patterns.digit),
  },
  vatIdContainsGB: {
    message: messages.vatIdContainsGB,
    parameters: {},
    allows: matching(patterns.vatIdGB),
  },
  vatIdContainsNumeric: {
    message: messages.vatIdContainsNumeric,
    parameters: {},
    allows: matching(patterns.digit),
  },
  vatIdValidator: {
    message: messages.vatIdValidator,
    parameters: {},
    allows: ({ value }) => isVatId(value),
  },

  'generic.noScript': {
    message: genericMessages.noScript,
    parameters: {},
    allows: fitting(genericRules.noScript()),
  },
  'generic.required': {
    message: genericMessages.required,
    parameters: {},
    allows: always,
  },
  'generic.email': { message: genericMessages.email, parameters: {}, allows: fitting(genericRules.email()) },
  'generic.slug': { message: genericMessages.slug, parameters: {}, allows: fitting(genericRules.slug()) },
  'generic.biggerThanZero': {
    message: genericMessages.biggerThanZero,
    parameters: {},
    allows: fitting(genericRules.biggerThanZero()),
  },
  'generic.lessThanHundred': {
    message: genericMessages.lessThanHundred,
    parameters: {},
    allows: fitting(genericRules.lessThanHundred()),
  },
  'generic.url': { message: genericMessages.url, parameters: {}, allows: fitting(genericRules.url()) },
  'generic.amount': {
    message: genericMessages.amount,
    parameters: {},
    allows: fitting(genericRules.amount()),
  },
  'generic.numerics': {
    message: genericMessages.numerics,
    parameters: {},
    allows: fitting(genericRules.numerics()),
  },
  'generic.latinLetters': {
    message: genericMessages.latinLetters,
    parameters: {},
    allows: fitting(genericRules.latinLetters()),
  },
  'generic.tooLong': {
    message: genericMessages.tooLong,
    parameters: { max: limits.shortText },
    allows: shortEnough,
  },
} as const satisfies Record<string, FormRule>;

export type FormRuleName = keyof typeof formRules;

export const formRuleNames = Object.keys(formRules) as FormRuleName[];

/** The row of a rule, without its literal types. */
export function formRule(name: FormRuleName): FormRule {
  return formRules[name];
}

/** A rule as a form's description contains it, with its message. */
export interface DescribedRule {
  name: FormRuleName;
  message: string;
  parameters: FormRuleParameters;
}

/** A rule on a field with its own or the default message, and every parameter given. */
export function describedRule(
  name: FormRuleName,
  parameters: Partial<FormRuleParameters> = {},
  message: string = formRules[name].message,
): DescribedRule {
  const nothing = { min: null, max: null, field: null };
  return { name, message, parameters: { ...nothing, ...formRules[name].parameters, ...parameters } };
}
