import type { ISchema, ObjectShape } from 'yup';
import { array, boolean, number, object, string } from '../yup.ts';

/** The building blocks of responses: plain shapes that become JSON Schema without loss. */

/** An object in a response, always present. */
export function shape<S extends ObjectShape>(fields: S) {
  return object(fields).required();
}

/** An object in a response that may be null. */
export function nullableShape<S extends ObjectShape>(fields: S) {
  return object(fields).nullable().defined();
}

/** Text, possibly empty. */
export function text() {
  return string().defined();
}

/** Text that may be null. */
export function nullableText() {
  return string().nullable().defined();
}

/** A moment: ISO 8601 in UTC, for example `2027-06-08T08:30:00Z`. */
export function moment() {
  return string().defined();
}

/** A moment that may be null. */
export function nullableMoment() {
  return string().nullable().defined();
}

/** A whole number. */
export function whole() {
  return number().integer().defined();
}

/** A whole number that may be null. */
export function nullableWhole() {
  return number().integer().nullable().defined();
}

/** True or false. */
export function flag() {
  return boolean().defined();
}

/** One of `values`. */
export function choice<const T extends string>(values: readonly T[]) {
  return string<T>().oneOf(values).defined();
}

/** One of `values`, or null. */
export function nullableChoice<const T extends string>(values: readonly T[]) {
  return string<T>().oneOf(values).nullable().defined();
}

/** An array of such items, possibly empty. */
export function listed<T>(item: ISchema<T>) {
  return array(item).required();
}

/** The response of a list call: the named array of one page, and the total count. */
export function listOf<Name extends string, T>(name: Name, item: ISchema<T>) {
  const counts = { totalItems: whole(), totalPages: whole() };
  const items = { [name]: listed(item) } as Record<Name, ReturnType<typeof listed<T>>>;
  return object({ ...items, ...counts }).required();
}
