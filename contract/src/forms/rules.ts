import type { ObjectShape, Reference } from 'yup';
import { asCountryCode } from '../contact-details/country-names.ts';
import { writtenEmail } from '../contact-details/email-address.ts';
import { phoneProblem, writtenPhone } from '../contact-details/phone-number.ts';
import { isWebAddress, webAddress } from '../contact-details/web-address.ts';
import * as limits from '../limits/limits.ts';
import { isDay } from '../money-and-time/day-words.ts';
import { pageNow } from '../money-and-time/page-clock.ts';
import { withAsciiDigits } from '../words/ascii-digits.ts';
import { messages } from '../words/messages.ts';
import { patterns } from '../words/patterns.ts';
import { newSecret, plainLines, plainText, typedText } from '../words/plain-text.ts';
import { withTypographicQuotes } from '../words/typographic-quotes.ts';
import { boolean, mixed, number, object, ref } from '../yup.ts';
import { refusedPart, refusedPartSentence } from './message-check.ts';

/** A body or a form: the fields and nothing else. */
export function fields<S extends ObjectShape>(shape: S) {
  return object(shape);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object whose fields are validated later, when the handler knows which it may have. */
export function openObject() {
  return mixed<Record<string, unknown>>(isObject).typeError(messages.json).required(messages.required);
}

/**
 * Text without surrounding spaces, of several lines where it may be long. The empty text counts as absent where a field is
 * optional.
 */
export function optionalText(max: number = limits.shortText) {
  const text = max > limits.url ? plainLines() : plainText();
  return text.trim().max(max, messages.maxLength);
}

/** @param max the most characters that are accepted */
export function requiredText(max: number = limits.shortText) {
  return optionalText(max).required(messages.required);
}

function typedEmail() {
  return typedText()
    .trim()
    .max(limits.email, messages.maxLength)
    .transform((value: unknown) => (typeof value === 'string' ? (writtenEmail(value) ?? value) : value))
    .matches(patterns.email, { message: messages.email, excludeEmptyString: true });
}

/** An email address in its written form; may be left empty. */
export function optionalEmail() {
  return typedEmail().test('written', messages.email, (value) => !value || writtenEmail(value) !== null);
}

/** An email address that has to be given. */
export function email() {
  return optionalEmail().required(messages.required);
}

/** The address of an existing account. Some are older than the rule of `email` against addresses that look alike. */
export function accountEmail() {
  return typedEmail().required(messages.required);
}

/** Required, with a message that names the field. */
export function firstName() {
  return optionalText(limits.name).required(messages.firstName);
}

/** Required, with a message that names the field. */
export function lastName() {
  return optionalText(limits.name).required(messages.lastName);
}

function isLongEnough(phone: string | undefined): boolean {
  return !phone || phone.replace(/\D/g, '').length >= limits.phoneMinimumDigits;
}

/** A text that is a phone number in any usual spelling, in the form of E.164 as far as it, or the form's `country`, says so. */
export function phoneValue() {
  return plainText().when('country', ([country]: unknown[], schema) =>
    schema.transform((value: unknown) =>
      typeof value === 'string' || value === null ? writtenPhone(value, country) : value,
    ),
  );
}

/** A phone number in the form of E.164; may be left empty. */
export function optionalPhone() {
  return phoneValue()
    .matches(patterns.digit, { message: messages.phoneNumberValidation, excludeEmptyString: true })
    .test('longEnough', messages.minLength, isLongEnough)
    .test('phone', (value, context) => {
      const { country } = (context.parent ?? {}) as { country?: unknown };
      const decide = (problem: string | null) =>
        problem === null || context.createError({ message: problem });
      const problem = value ? phoneProblem(value, country) : null;
      return problem instanceof Promise ? problem.then(decide) : decide(problem);
    });
}

/** E.164, for example +442079460958. */
export function phone() {
  return optionalPhone().required(messages.phone);
}

/** A web address, which gets its scheme where it was left out; may be left empty. */
export function optionalUrl() {
  return optionalText(limits.url)
    .transform(webAddress)
    .test('url', messages.url, (value) => !value || isWebAddress(value));
}

/** A web address that has to be given. */
export function url() {
  return optionalUrl().required(messages.required);
}

/** A country by its ISO 3166-1 code, such as GB; its usual names in any language are read as that. */
export function country() {
  return plainText()
    .trim()
    .transform((value: unknown) => (typeof value === 'string' ? asCountryCode(value) : value))
    .required(messages.required)
    .matches(patterns.countryCode, messages.oneOf);
}

/** For setting a password: 6 to 20 characters with a letter and a digit. Never cut. */
export function password() {
  return newSecret()
    .required(messages.required)
    .min(limits.password.min, messages.password)
    .max(limits.password.max, messages.passwordLength)
    .matches(patterns.letter, messages.passwordContainsAlpha)
    .matches(patterns.digit, messages.passwordContainsNumeric);
}

/** For setting the password of an organiser: long rather than mixed. Never cut. */
export function organiserPassword() {
  return newSecret()
    .required(messages.required)
    .min(limits.organiserPassword.min, messages.organiserPassword)
    .max(limits.organiserPassword.max, messages.maxLength);
}

/** A password that is compared with the one that was set; may be left empty. */
export function optionalGivenPassword(max: number = limits.shortText) {
  return typedText().trim().max(max, messages.maxLength);
}

/** A password that is compared with the one that was set. */
export function givenPassword(max: number = limits.shortText) {
  return optionalGivenPassword(max).required(messages.required);
}

/** The same password as in another field of the form, `password` by default. */
export function sameAsPassword(field = 'password') {
  return newSecret()
    .required(messages.required)
    .oneOf([ref(field) as Reference<string>], messages.sameAsPassword);
}

/** Letters and digits only. */
export function noSpecialCharacters() {
  return plainText().matches(patterns.lettersAndDigits, messages.passwordSpecialChar);
}

/** Digits only, as text; those of any script are stored as 0 to 9. */
export function numeric() {
  return optionalText().transform(withAsciiDigits).matches(patterns.digits, messages.numeric);
}

function bornEarlyEnough(year: string | undefined): boolean {
  if (!year) return true;
  return Number(year) <= new Date(pageNow()).getUTCFullYear() - limits.cryptoTraderMinimumAge;
}

/** Four digits; 18 or older this year. */
export function birthYear() {
  return plainText()
    .trim()
    .transform(withAsciiDigits)
    .required(messages.required)
    .matches(patterns.digits, messages.number)
    .min(limits.birthYearLength, messages.birthYearMinLength)
    .matches(/^(?:19|20)\d\d$/, messages.birthYear)
    .test('oldEnough', messages.oldEnough, bornEarlyEnough);
}

/**
 * A free message, with the typographic quotation marks and apostrophes that it is sent and stored with. Form and server
 * both refuse tags and suspicious patterns, and name the refused part.
 */
export function messageText(max: number = limits.message) {
  return plainLines()
    .trim()
    .max(max, messages.maxLength)
    .required(messages.required)
    .transform((value: unknown) => (typeof value === 'string' ? withTypographicQuotes(value) : value))
    .test('messageCheck', (value, context) => {
      const part = value ? refusedPart(value) : null;
      return part === null || context.createError({ message: refusedPartSentence(part) });
    });
}

function isMomentOrEmpty(text: string | undefined): boolean {
  if (!text) return true;
  const [day = ''] = text.split('T');
  return patterns.moment.test(text) && isDay(day) && !Number.isNaN(Date.parse(text));
}

/** A moment with its zone, such as `2027-06-10T18:00Z` or `2027-06-10T19:00:00+01:00`. */
export function momentText() {
  return optionalText(limits.momentLength).test('moment', messages.moment, isMomentOrEmpty);
}

/** A number that is counted: 0 or more, without a fraction. */
export function wholeNumber() {
  return number().integer().min(0).required(messages.required);
}

/** A box that has to be ticked. */
export function accepted(message: string = messages.accepted) {
  return boolean().required(message).oneOf([true], message);
}

/** A box that may stay unticked. */
export function optionalFlag() {
  return boolean();
}

/** One of `values`, which has to be chosen. */
export function oneOf<const T extends string>(values: readonly T[]) {
  return plainText<T>().oneOf(values, messages.oneOf).required(messages.required);
}

/** One of `values`, or nothing. */
export function getOptionalOne<const T extends string>(values: readonly T[]) {
  return plainText<T>().oneOf(values, messages.oneOf);
}
