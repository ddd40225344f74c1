import { boolean, number, object, ref, string, type ObjectShape, type Reference } from 'yup';
import { limits } from './limits.ts';
import { refusedPart, refusedPartSentence } from './message-check.ts';
import { genericMessages, messages } from './messages.ts';
import { patterns } from './patterns.ts';

/** A body or a form: the fields and nothing else. */
export function fields<S extends ObjectShape>(shape: S) {
  return object(shape);
}

/** Text without surrounding spaces. The empty text counts as absent where a field is optional. */
export function optionalText(max: number = limits.shortText) {
  return string().trim().max(max, messages.maxLength);
}

export function requiredText(max: number = limits.shortText) {
  return optionalText(max).required(messages.required);
}

/** Null is allowed as well; registration payloads are sent without their nulls. */
export function nullableText(max: number = limits.shortText) {
  return optionalText(max).nullable();
}

export function optionalEmail() {
  return optionalText(limits.email).matches(patterns.email, {
    message: messages.email,
    excludeEmptyString: true,
  });
}

export function email() {
  return optionalEmail().required(messages.required);
}

export function firstName() {
  return optionalText(limits.name).required(messages.firstName);
}

export function lastName() {
  return optionalText(limits.name).required(messages.lastName);
}

/** A phone number as text in the form of E.164: spaces, dots, dashes and brackets go, a leading 00 becomes +. */
export function phoneText(phone: string | number | null | undefined): string {
  const text = String(phone ?? '').replace(/[\s().-]/g, '');
  return text.replace(/^00/, '+');
}

function isLongEnough(phone: string | undefined): boolean {
  return !phone || phone.replace(/\D/g, '').length >= limits.phoneMinimumDigits;
}

export function optionalPhone() {
  return string()
    .transform((_value, original: unknown) =>
      original === undefined ? undefined : phoneText(original as string),
    )
    .matches(patterns.digit, { message: messages.phoneNumberValidation, excludeEmptyString: true })
    .test('longEnough', messages.minLength, isLongEnough)
    .matches(patterns.phone, { message: messages.validatePhone, excludeEmptyString: true });
}

/** E.164, for example +442079460958. */
export function phone() {
  return optionalPhone().required(messages.phone);
}

export function optionalUrl() {
  return optionalText(limits.url).matches(patterns.url, { message: messages.url, excludeEmptyString: true });
}

export function url() {
  return optionalUrl().required(messages.required);
}

/** A country by its ISO 3166-1 code, such as GB. */
export function country() {
  return string()
    .trim()
    .required(messages.required)
    .matches(/^[A-Z]{2}$/, messages.oneOf);
}

/** For setting a password: 6 to 20 characters with a letter and a digit. Never trimmed, never cut. */
export function password() {
  return string()
    .required(messages.required)
    .min(limits.password.min, messages.password)
    .max(limits.password.max, messages.passwordLength)
    .matches(patterns.letter, messages.passwordContainsAlpha)
    .matches(patterns.digit, messages.passwordContainsNumeric);
}

/** The same text as another field of the form, `password` by default. */
export function sameAsPassword(field = 'password') {
  return string()
    .required(messages.required)
    .oneOf([ref(field) as Reference<string>], messages.sameAsPassword);
}

export function noSpecialCharacters() {
  return string().matches(patterns.lettersAndDigits, messages.passwordSpecialChar);
}

/** Digits only, as text. */
export function numeric() {
  return optionalText().matches(patterns.digits, messages.numeric);
}

function bornEarlyEnough(year: string | undefined): boolean {
  return !year || Number(year) <= new Date().getFullYear() - limits.cryptoTraderMinimumAge;
}

/** Four digits; 18 or older this year. */
export function birthYear() {
  return string()
    .trim()
    .required(messages.required)
    .matches(patterns.digits, messages.number)
    .min(limits.birthYearLength, messages.birthYearMinLength)
    .matches(/^(?:19|20)\d\d$/, messages.birthYear)
    .test('oldEnough', messages.oldEnough, bornEarlyEnough);
}

/** A British VAT number; asked for when the settings say vatIdValidationEnabled. */
export function vatId() {
  return string()
    .trim()
    .required(messages.required)
    .matches(patterns.vatIdCountry, messages.vatIdContainsGB)
    .matches(patterns.digit, messages.vatIdContainsNumeric)
    .matches(patterns.vatId, messages.vatIdValidator);
}

/** A free message: form and server both refuse tags and suspicious patterns, and say which part it is. */
export function messageText(max: number = limits.message) {
  return requiredText(max).test('messageCheck', (value, context) => {
    const part = value ? refusedPart(value) : null;
    return part === null || context.createError({ message: refusedPartSentence(part) });
  });
}

/** A box that has to be ticked. */
export function accepted(message: string = messages.accepted) {
  return boolean().required(message).oneOf([true], message);
}

/** A box that may be left alone. */
export function optionalFlag() {
  return boolean();
}

export function oneOf<const T extends string>(values: readonly T[]) {
  return string<T>().oneOf(values, messages.oneOf).required(messages.required);
}

export function optionalOneOf<const T extends string>(values: readonly T[]) {
  return string<T>().oneOf(values, messages.oneOf);
}

/** The second, generic table of rules. */
export const genericRules = {
  noScript: () =>
    string().test('noScript', genericMessages.noScript, (value) => !/<\/?\s*script/i.test(value ?? '')),
  required: () => string().required(genericMessages.required),
  email: () => string().matches(patterns.email, { message: genericMessages.email, excludeEmptyString: true }),
  slug: () =>
    string().matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      message: genericMessages.slug,
      excludeEmptyString: true,
    }),
  biggerThanZero: () => number().moreThan(0, genericMessages.biggerThanZero),
  lessThanHundred: () => number().lessThan(100, genericMessages.lessThanHundred),
  url: () => string().matches(patterns.url, { message: genericMessages.url, excludeEmptyString: true }),
  amount: () => number().min(0.1, genericMessages.amount).max(100_000, genericMessages.amount),
  numerics: () => string().matches(patterns.digits, genericMessages.numerics),
  latinLetters: () => string().matches(/^[A-Za-z\s'-]*$/, genericMessages.latinLetters),
  tooLong: (max: number) => string().max(max, genericMessages.tooLong),
} as const;
