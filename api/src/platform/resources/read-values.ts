import type { AnyObject, ObjectSchema } from 'yup';
import type { FieldFailure } from '@summit/contract/errors/error-response';
import { firstCharacters } from '@summit/contract/words/count-characters';
import { messages } from '@summit/contract/words/messages';
import { readBody } from '../requests/validation.ts';
import { Failure } from '../responses/failure.ts';
import { valueOf } from './cells.ts';
import type { Resource, Values } from './resource.ts';

/**
 * The new state of an entry: the given values, converted and validated by the rules of their fields, merged into the
 * present ones. Only changed values of an existing entry are validated: older rules may have accepted the others.
 * @throws validation.base-0001 with the name of each field that is refused
 */
export function readValues(resource: Resource, key: string, before: Values | null, sent: Values): Values {
  const { readOnly = [], fixed = [] } = resource;
  const given = Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => !readOnly.includes(name) || (value !== '' && value !== null),
    ),
  );
  const schema = resource.getFields(key);
  const described = describedFields(schema);
  refuse(
    Object.keys(given).filter((name) => !Object.hasOwn(described, name)),
    messages.unknownField,
  );
  const converted = convert(described, given);
  const differing = Object.entries(converted).filter(
    ([name, value]) => !before || !isSame(value, before[name]),
  );
  const checked = before ? schema.pick(differing.map(([name]) => name)) : schema;
  const values = readBody(checked, Object.fromEntries(differing)) as Values;
  const merged = { ...before, ...values };
  const after = resource.inOneForm?.(merged) ?? merged;
  const stays = [...readOnly, ...(before ? [resource.key, ...fixed] : [])];
  const broken = [...new Set(stays)].filter((name) => !isSame(after[name] ?? null, before?.[name] ?? null));
  refuse(broken, messages.fixedField);
  refuseFields(resource.check?.(after) ?? {});
  return after;
}

type Described = ReturnType<ObjectSchema<AnyObject>['describe']>['fields'];

/** Cached, because an import needs the same description for each of its lines. */
const descriptions = new WeakMap<object, Described>();

/** The fields of a schema by their names, with their kinds. */
export function describedFields(schema: ObjectSchema<AnyObject>): Described {
  const known = descriptions.get(schema) ?? schema.describe().fields;
  descriptions.set(schema, known);
  return known;
}

function convert(described: Described, given: Values): Values {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const field = described[name];
      return [name, field ? valueOf(value, field) : value];
    }),
  );
}

/** Whether an entry already has all of the given values, so that no rule need be checked. */
export function isAlready(resource: Resource, entry: Values, given: Values): boolean {
  const described = describedFields(resource.getFields(String(entry[resource.key])));
  const all = Object.entries(convert(described, given));
  return all.every(([name, value]) => Object.hasOwn(entry, name) && isSame(value, entry[name]));
}

/** Whether two values are the same in JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A failure of one field, for `validation.base-0001`. */
export function failure(field: string, message: string): FieldFailure {
  return { field, errorCode: '0002', message };
}

/** Refuses the fields that break a rule together, each with its message; none: nothing happens. */
export function refuseFields(problems: Readonly<Record<string, string>>): void {
  refuseAll(Object.entries(problems).map(([field, message]) => failure(field, message)));
}

/** The refusal of one field by a rule that only the database can check. */
export function refusedField(field: string, message: string): Failure {
  return new Failure('validation.base-0001', { failures: [failure(field, message)] });
}

function refuse(names: readonly string[], message: string): void {
  refuseAll(names.map((name) => failure(firstCharacters(name, 100), message)));
}

function refuseAll(failures: FieldFailure[]): void {
  if (failures.length > 0) throw new Failure('validation.base-0001', { failures: failures.slice(0, 50) });
}
