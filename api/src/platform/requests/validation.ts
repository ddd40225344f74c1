import type { IncomingHttpHeaders } from 'node:http';
import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';
import type { FieldFailure } from '@summit/contract/errors/error-response';
import { messages } from '@summit/contract/words/messages';
import { compareCodes } from '@summit/contract/words/name-order';
import { isPlainText } from '@summit/contract/words/plain-text';
import { truncated } from '@summit/contract/words/text-format';
import { provideNumberChecks } from '../accounts/number-checks.ts';
import { Failure } from '../responses/failure.ts';
import { findUnreadable } from './find-unreadable.ts';

provideNumberChecks();

/** The kinds of yup failures for a missing value. */
const missing = new Set(['required', 'optionality', 'nullable']);

/** Names are input, too, so a response repeats only this much of each, and no more failures than a form has. */
const longestName = 100;
const mostFailures = 50;

/** The body as its schema converts it; keys that the schema does not name are dropped. */
export function readBody(schema: ObjectSchema<AnyObject> | undefined, body: unknown): unknown {
  return schema && validate(schema, body);
}

/** Path parameters as their schema converts them. */
export function readParams(schema: ObjectSchema<AnyObject> | undefined, params: unknown): unknown {
  return schema && validate(schema, params);
}

/**
 * The query as its schema converts it. Empty values count as absent, as forms send them; unknown keys, and those that
 * are given twice, are refused.
 */
export function readQuery(schema: ObjectSchema<AnyObject> | undefined, query: unknown): unknown {
  const given = Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== '');
  const unknown = given.filter(([name]) => !schema || !Object.hasOwn(schema.fields, name));
  refuse(unknown.map(([field]) => ({ field: truncated(field, longestName), message: messages.unknownKey })));
  const repeated = given.filter(([, value]) => typeof value !== 'string');
  refuse(repeated.map(([field]) => ({ field, message: messages.repeatedKey })));
  return schema && validate(schema, Object.fromEntries(given));
}

/** Headers are no part of a schema, and some of them are stored or looked up. */
export function refuseUnreadableHeaders(headers: IncomingHttpHeaders): void {
  const unreadable = Object.entries(headers).filter(([, value]) => !isPlainText(String(value)));
  refuse(unreadable.map(([field]) => ({ field, message: messages.plainText })));
}

function refuse(problems: readonly Omit<FieldFailure, 'errorCode'>[]): void {
  if (problems.length > 0) {
    const failures = problems.slice(0, mostFailures).map((problem) => ({ ...problem, errorCode: '0002' }));
    throw new Failure('validation.base-0001', { failures });
  }
}

function validate(schema: ObjectSchema<AnyObject>, value: unknown): unknown {
  const unreadable = findUnreadable(value);
  refuse(unreadable ? [{ ...unreadable, field: truncated(unreadable.field, longestName) }] : []);
  try {
    // Stack traces of failed rules are of no use, and recording one for each of many refusals is slow.
    return schema.validateSync(value, { abortEarly: false, stripUnknown: true, disableStackTrace: true });
  } catch (error) {
    if (error instanceof ValidationError) {
      throw new Failure('validation.base-0001', { failures: getFailures(error), cause: error });
    }
    throw error;
  }
}

/** One failure for each field, those of missing fields first: callers decide by the first one. */
function getFailures(error: ValidationError): FieldFailure[] {
  const all = (error.inner.length > 0 ? error.inner : [error]).map(toFailure);
  const byField = new Map<string, FieldFailure>();
  for (const failure of [...all].sort((a, b) => compareCodes(a.errorCode, b.errorCode))) {
    if (!byField.has(failure.field)) byField.set(failure.field, failure);
  }
  return [...byField.values()];
}

function toFailure(error: ValidationError): FieldFailure {
  return {
    field: (error.path ?? '').replaceAll(/^\["|"\]$/g, ''),
    errorCode: missing.has(error.type ?? '') ? '0001' : '0002',
    message: error.message,
  };
}
