import { and, asc, eq, getTableColumns, is, or, SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type ISchema, object } from 'yup';
import { newKey } from '@summit/contract/organising/resources';
import type { Tx } from '../db/db.ts';
import { isUuid } from '../db/is-uuid.ts';
import { inOrder, listInSql } from './list-in-sql.queries.ts';
import type { Resource, Values, WriteContext } from './resource.ts';

type Columns<T extends PgTable> = T['_']['columns'];

/** A resource whose entries are the rows of one table; its fields have the names of the columns. */
interface TableResource<T extends PgTable> extends Pick<
  Resource,
  'drops' | 'fixed' | 'readOnly' | 'makesKeys' | 'check'
> {
  table: T;
  /** The column of the key. */
  key: keyof Columns<T> & string;
  /** Finds a row by another unique column, such as an address, in any spelling. */
  alsoBy?: (typed: string) => SQL;
  /** The rows that are entries; absent: all. */
  where?: SQL;
  fields: Partial<Record<keyof Columns<T> & string, ISchema<unknown>>>;
  /** The order of a list; absent: by key. */
  order?: (keyof Columns<T> & string)[];
  /** Columns that are derived from the fields or from the time. */
  derived?: (after: Values, context: WriteContext & { tx: Tx }) => Values | Promise<Values>;
  /** Further columns of a new row, and a value that is shown only once. */
  adds?: (after: Values, context: WriteContext) => { columns: Values; issued?: string };
  removable?: true;
}

/** Lists, reads and writes the rows of a table. */
export function tableResource<T extends PgTable>(options: TableResource<T>): Resource {
  const { table, key, alsoBy, where, fields, order = [key], derived, adds, removable, ...rest } = options;
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const column = (name: string): PgColumn => {
    const found = columns[name];
    if (!found) throw new Error(`There is no column ${name}.`);
    return found;
  };
  const names = Object.keys(fields);
  const selected = Object.fromEntries(names.map((name) => [name, column(name)]));
  const schema = object(fields as Record<string, ISchema<unknown>>);
  const defaults = names.map((name) => [name, column(name).default] as const);
  const shown = (row: Values): Values => Object.fromEntries(names.map((name) => [name, asJson(row[name])]));
  const stored = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, forColumn(column(name), value)]));
  const isKey = (value: string): SQL =>
    column(key).columnType === 'PgUUID' && !isUuid(value) ? sql`false` : eq(column(key), value);

  return {
    ...rest,
    key,
    columns: names,
    getFields: () => schema,
    defaults: Object.fromEntries(defaults.filter(([, value]) => !is(value, SQL))),
    async list(db, query) {
      const { rows, total } = await listInSql(db, query, {
        select: db
          .select(selected)
          .from(table as PgTable)
          .$dynamic(),
        count: table,
        columns: selected,
        where,
        order: [...order.map((name) => asc(inOrder(column(name)))), asc(column(key))],
      });
      return { rows: rows.map(shown), total };
    },
    async find(db, value, { lock = false } = {}) {
      const query = db
        .select(selected)
        .from(table as PgTable)
        .where(and(where, or(isKey(value), alsoBy?.(value))))
        .limit(1);
      const [row] = await (lock ? query.for('update') : query);
      return row ? shown(row) : null;
    },
    async write(tx, { key: named, before, after }, context) {
      const follows = await derived?.(after, { ...context, tx });
      if (before) {
        const values = { ...stored(changed(before, after)), ...follows };
        const id = String(before[key]);
        if (Object.keys(values).length > 0) {
          await tx
            .update(table)
            .set(values as never)
            .where(isKey(id));
        }
        return { key: id };
      }
      const { columns: added, issued } = adds?.(after, context) ?? {};
      const ownKey = rest.makesKeys && named !== newKey ? { [key]: named } : {};
      const drawn = [...(rest.makesKeys ? [key] : []), ...Object.keys(added ?? {})];
      const rows = await tx
        .insert(table)
        .values({ ...stored(withoutAbsent(after)), ...follows, ...added, ...ownKey } as never)
        .returning({ key: column(key) });
      const written = String((rows as { key: unknown }[])[0]?.key);
      return { key: written, issued, drawn: drawn.filter((name) => !after[name]) };
    },
    ...(removable && {
      remove: async (tx, value) => {
        await tx.delete(table).where(isKey(value));
      },
    }),
  };
}

function asJson(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : (value ?? null);
}

function forColumn({ dataType }: PgColumn, value: unknown): unknown {
  return dataType === 'date' && typeof value === 'string' ? new Date(value) : value;
}

/** Leaves absent values out, so that the table's defaults apply. */
function withoutAbsent(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function changed(before: Values, after: Values): Values {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]));
}
