import type { Schema } from 'yup';
import { isTarget, webAddress } from '../contact-details/web-address.ts';
import * as limits from '../limits/limits.ts';
import { isDay } from '../money-and-time/day-words.ts';
import { messages } from '../words/messages.ts';
import { normaliseCode } from '../words/normalise-text.ts';
import { array, boolean, number } from '../yup.ts';
import { momentText, optionalText, optionalUrl, requiredText } from './rules.ts';

/** The format of a moment, for the call that lists the fields. */
const moment = { kind: 'moment', written: 'moment with its zone, such as 2027-06-10T09:00:00+01:00' };

/** A key that is chosen by organisers and part of addresses, such as `early-bird`. */
export function slug() {
  return requiredText(limits.name).matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, messages.slug);
}

/** A code that people type from paper, such as `EARLY-BIRD`, in the one form of all its spellings; it may be empty. */
export function optionalCode() {
  return optionalText(40)
    .transform((value: unknown) => (typeof value === 'string' ? normaliseCode(value) : value))
    .meta({ kind: 'code', written: 'code, such as EARLY-BIRD' });
}

/** A field that may be empty: null. */
export function orNull<S extends Schema>(schema: S) {
  return schema.nullable() as ReturnType<S['nullable']>;
}

/** A text that may be empty: null. */
export function textOrNull(max: number = limits.shortText) {
  return optionalText(max).nullable();
}

/** A moment with its zone that may be empty: null. */
export function momentOrNull() {
  return momentText().nullable().meta(moment);
}

/** A moment with its zone that has to be given. */
export function requiredMoment() {
  return momentText().required(messages.required).meta(moment);
}

/** A day at the venue, such as `2027-06-10`. */
export function day() {
  return requiredText(10)
    .test('day', messages.day, (value) => !value || isDay(value))
    .meta({ kind: 'day', written: 'day, such as 2027-06-10' });
}

/** True or false, or a word for it. */
export function flagField() {
  return boolean().typeError(messages.flag);
}

/** A whole number from `min` to `max`. */
export function whole(min = 0, max = 1_000_000) {
  return number()
    .typeError(messages.number)
    .integer(messages.number)
    .min(min, messages.minValue)
    .max(max, messages.range);
}

/** Lines or names in their order. */
export function textList(max: number = limits.shortText) {
  return array(requiredText(max)).max(limits.maxListLength, messages.listTooLong);
}

/** A picture that the site stores, or null. */
export function pictureOrNull() {
  return textOrNull(limits.url)
    .matches(/^\/media\/[\w.-]+$/, { message: messages.picture, excludeEmptyString: true })
    .meta({ kind: 'picture', written: 'picture, as pictures add prints it: /media/...' });
}

/** A page of another site, or null. */
export function linkOrNull() {
  return optionalUrl()
    .nullable()
    .meta({ kind: 'link', written: 'address of a page, such as https://example.com' });
}

/** A page of this site, such as `/agenda`, or of another one, or null. */
export function targetOrNull() {
  return optionalText(limits.url)
    .transform(webAddress)
    .test('target', messages.target, (value) => !value || isTarget(value))
    .nullable()
    .meta({
      kind: 'target',
      written: 'page of this site, such as /agenda, or an address such as https://example.com',
    });
}

/** A colour in hexadecimal digits, or null. */
export function colourOrNull() {
  return textOrNull(9)
    .matches(/^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i, {
      message: messages.colour,
      excludeEmptyString: true,
    })
    .meta({ kind: 'colour', written: 'colour, such as #3d2bff' });
}

/** A latitude or longitude in degrees, at most so many to either side. */
export function coordinate(most: number) {
  return number()
    .typeError(messages.number)
    .required(messages.required)
    .min(-most, messages.minValue)
    .max(most, messages.range);
}
