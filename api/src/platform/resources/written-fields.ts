import { object, type SchemaFieldDescription } from 'yup';
import { optionalText } from '@summit/contract/forms/rules';
import type { FieldKind } from '@summit/contract/organising/field-facts';
import { messages } from '@summit/contract/words/messages';
import type { EntriesQuery } from './entries-query.ts';
import type { Resource, Values } from './resource.ts';

/** A whole number that organisers read and write in another way: money with its point, a rate in per cent. */
export interface WrittenField {
  /** The field's name for organisers. */
  name: string;
  /** A description of the format, for the call that lists the fields. */
  written: string;
  kind: FieldKind;
  /** @param entry the other fields: its currency, for example */
  write(stored: number, entry: Values): string;
  /** Returns null for a text that is no such number. */
  read(written: string, entry: Values): number | null;
  /** The message of a refusal, with the right format. */
  refusal: string;
}

/**
 * Adds such fields to a resource, by the names under which they are stored. An empty field of a new entry gets its
 * default. Organisers, tables and the record see the written form; the rules of the resource see the stored number.
 */
export function withWrittenFields(
  resource: Resource,
  written: Readonly<Record<string, WrittenField>>,
): Resource {
  const all = Object.entries(written);
  const getName = (stored: string) => written[stored]?.name ?? stored;

  function outward(entry: Values): Values {
    const shown = Object.entries(entry).map(([name, value]): [string, unknown] => {
      const field = written[name];
      const isWritten = field && typeof value === 'number';
      return isWritten ? [field.name, field.write(value, entry)] : [getName(name), value];
    });
    return Object.fromEntries(shown);
  }

  /** Converts written values to stored ones; one that cannot be parsed is undefined, and `check` refuses it. */
  function inward(entry: Values): Values {
    const names = new Set(all.map(([, { name }]) => name));
    const stored: Values = Object.fromEntries(Object.entries(entry).filter(([name]) => !names.has(name)));
    for (const [name, field] of all) {
      const value = entry[field.name];
      if ((typeof value === 'string' && value !== '') || typeof value === 'number') {
        stored[name] = field.read(String(value), entry) ?? undefined;
      }
    }
    return stored;
  }

  /** Converts a list's query: such fields are filtered and sorted by the stored number. */
  function inwardQuery(query: EntriesQuery): EntriesQuery {
    const { sort, filter = {} } = query;
    const stored = (name: string) => all.find(([, field]) => field.name === name);
    const filters = Object.entries(filter).map(([name, value]) => {
      const [bare = '', bound = ''] = name.split(/(?=_[gl]te$)/);
      const [column, field] = stored(bare) ?? [];
      return field ? [`${column}${bound}`, field.read(String(value), filter)] : [name, value];
    });
    return { ...query, sort: (sort && stored(sort)?.[0]) ?? sort, filter: Object.fromEntries(filters) };
  }

  function getSchema(key: string | null) {
    const inner = resource.getFields(key);
    const present = all.filter(([name]) => Object.hasOwn(inner.fields, name));
    if (present.length === 0) return inner;
    const fields = present.map(
      ([stored, { name, kind, written: words }]) =>
        [name, textFor(inner.describe().fields[stored]).meta({ kind, written: words })] as const,
    );
    return object({ ...inner.omit(present.map(([name]) => name)).fields, ...Object.fromEntries(fields) });
  }

  const schemas = new Map<object, ReturnType<typeof getSchema>>();

  return {
    ...resource,
    columns: resource.columns.map(getName),
    fixed: resource.fixed?.map(getName),
    readOnly: resource.readOnly?.map(getName),
    getFields: (key) => {
      const inner = resource.getFields(key);
      if (!schemas.has(inner)) schemas.set(inner, getSchema(key));
      return schemas.get(inner) ?? inner;
    },
    async list(db, query) {
      const { rows, total } = await resource.list(db, inwardQuery(query));
      return { rows: rows.map(outward), total };
    },
    async find(db, key, options) {
      const entry = await resource.find(db, key, options);
      return entry && outward(entry);
    },
    inOneForm: (after) => {
      const stored = inward(after);
      const settled = { ...after };
      for (const [name, field] of all) {
        const value = stored[name];
        if (typeof value === 'number') settled[field.name] = field.write(value, after);
      }
      return settled;
    },
    check(after) {
      const stored = inward(after);
      const unread = all.filter(
        ([name, field]) => after[field.name] !== undefined && stored[name] === undefined,
      );
      if (unread.length > 0) {
        return Object.fromEntries(unread.map(([, { name, refusal }]) => [name, refusal]));
      }
      const refused = Object.entries(resource.check?.(stored) ?? {});
      return Object.fromEntries(refused.map(([name, message]) => [getName(name), message]));
    },
    write: (tx, { key, before, after }, context) =>
      resource.write(tx, { key, before: before && inward(before), after: inward(after) }, context),
  };
}

/** The text form of a number field: required where the number is, with its default if it has one. */
function textFor(described: SchemaFieldDescription | undefined) {
  const text = optionalText(40).meta({ isNumber: true });
  if (!described || !('optional' in described)) return text;
  if (described.default !== undefined) return text.default(String(described.default));
  return described.optional ? text : text.required(messages.required);
}
