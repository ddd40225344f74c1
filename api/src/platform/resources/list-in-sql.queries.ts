import { and, asc, desc, inArray, is, isNull, or, type SQL, sql } from 'drizzle-orm';
import { PgColumn, type PgSelect, type PgTable } from 'drizzle-orm/pg-core';
import { messages } from '@summit/contract/words/messages';
import type { Db } from '../db/db.ts';
import { byName, getGround, hasWords } from '../db/names.ts';
import type { EntriesQuery } from './entries-query.ts';
import { type FieldFilter, fieldFilters, refusedFilter } from './field-filters.ts';
import { readFilterValue } from './filter-values.queries.ts';

/** The columns, or expressions of texts, that a list can be filtered and sorted by. */
export type ListColumns = Readonly<Record<string, PgColumn | SQL>>;

interface ListInSql<Select extends PgSelect> {
  /** Every row, without conditions and order: a `$dynamic()` query. */
  select: Select;
  /** The table whose rows are counted, or a function that counts where the list has more than one table. */
  count: PgTable | ((where: SQL | undefined) => Promise<number>);
  columns: ListColumns;
  where?: SQL | undefined;
  /** The order of rows where none is asked for; the last one makes it definite. */
  order: SQL[];
  /** The expression that search words are looked up in; absent: every column of text. */
  ground?: SQL;
}

/** One page of a query's rows, filtered and sorted by the database, and their number on all pages. */
export async function listInSql<Select extends PgSelect>(
  db: Db,
  query: EntriesQuery,
  { select, columns, where, order, ground, count }: ListInSql<Select>,
) {
  const wanted = and(where, getConditions(columns, query, ground));
  const rows = (await select
    .where(wanted)
    .orderBy(...getOrder(columns, query), ...order)
    .limit(query.limit)
    .offset(query.offset)) as Awaited<Select>;
  return { rows, total: await (typeof count === 'function' ? count(wanted) : db.$count(count, wanted)) };
}

function getConditions(
  columns: ListColumns,
  { filter = {}, q }: EntriesQuery,
  ground?: SQL,
): SQL | undefined {
  const filters = fieldFilters(filter, (name) => Object.hasOwn(columns, name));
  const conditions = filters.map((one) => getCondition(columns[one.field] as PgColumn | SQL, one));
  return and(...conditions, q ? hasWords(ground ?? groundOf(columns), q) : undefined);
}

function groundOf(columns: ListColumns): SQL {
  const texts = Object.values(columns).filter((one) => !is(one, PgColumn) || one.columnType === 'PgText');
  return getGround(...texts);
}

function getCondition(column: PgColumn | SQL, filter: FieldFilter): SQL | undefined {
  const values = filter.values
    .filter((value) => value !== null)
    .map((value) => readFilterValue(column, filter.field, value));
  const isJson = is(column, PgColumn) && column.columnType === 'PgJsonb';
  // What holds several values has no bounds.
  if (filter.bound && isJson) throw refusedFilter(filter.field, messages.unknownField);
  if (filter.bound) return values[0] === undefined ? undefined : within(column, filter.bound, values[0]);
  const isNone = values.length < filter.values.length ? isNull(column) : undefined;
  if (isJson) {
    const held = values.map((value) => sql`${column} @> ${JSON.stringify([value])}::jsonb`);
    return or(isNone, ...held) ?? sql`false`;
  }
  return or(isNone, values.length > 0 ? inArray(sql`${column}`, values) : undefined) ?? sql`false`;
}

function within(column: PgColumn | SQL, bound: 'least' | 'most', value: unknown): SQL {
  return bound === 'least' ? sql`${column} >= ${value}` : sql`${column} <= ${value}`;
}

function getOrder(columns: ListColumns, { sort, order }: EntriesQuery): SQL[] {
  if (!sort) return [];
  const column = Object.hasOwn(columns, sort) ? columns[sort] : undefined;
  if (!column) throw refusedFilter(sort, messages.unknownField);
  const sorted = inOrder(column);
  return [order === 'DESC' ? desc(sorted) : asc(sorted)];
}

/** Texts are sorted as names, everything else by value. */
export function inOrder(column: PgColumn | SQL): PgColumn | SQL {
  return is(column, PgColumn) && column.columnType === 'PgText' ? byName(column) : column;
}
