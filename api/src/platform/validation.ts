import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { messages } from '@summit/contract/messages';
import { Failure, type FieldFailure } from './failure.ts';

/** Kinds of yup failures that say "there is nothing". */
const missing = new Set(['required', 'optionality', 'nullable']);

/** The body as its schema converts it; keys that the schema does not name are dropped. */
export function readBody(schema: ObjectSchema<AnyObject> | undefined, body: unknown): unknown {
  return schema && validate(schema, body);
}

/** Path parameters as their schema converts them. */
export function readParams(schema: ObjectSchema<AnyObject> | undefined, params: unknown): unknown {
  return schema && validate(schema, params);
}

/** The query as its schema converts it. Empty values count as absent, as forms send them; unknown keys are refused. */
export function readQuery(schema: ObjectSchema<AnyObject> | undefined, query: unknown): unknown {
  const given = Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== '');
  const unknown = given.filter(([name]) => !schema || !Object.hasOwn(schema.fields, name));
  if (unknown.length > 0) {
    const failures = unknown.map(([field]) => ({ field, errorCode: '0002', message: messages.unknownKey }));
    throw new Failure('validation.base-0001', { failures });
  }
  return schema && validate(schema, Object.fromEntries(given));
}

function validate(schema: ObjectSchema<AnyObject>, value: unknown): unknown {
  try {
    return schema.validateSync(value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) {
      throw new Failure('validation.base-0001', { failures: failuresOf(error), cause: error });
    }
    throw error;
  }
}

/** One failure for each field, those of missing fields first: callers decide by the first one. */
function failuresOf(error: ValidationError): FieldFailure[] {
  const all = (error.inner.length > 0 ? error.inner : [error]).map(toFailure);
  const byField = new Map<string, FieldFailure>();
  for (const failure of [...all].sort((a, b) => a.errorCode.localeCompare(b.errorCode))) {
    if (!byField.has(failure.field)) {
      byField.set(failure.field, failure);
    }
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
