import type { SQL } from 'drizzle-orm';
import type { PgSelect, PgTable } from 'drizzle-orm/pg-core';
import { pageCounts, type PageQuery, pageWindow } from '@summit/contract/requests/list-query';
import type { Db } from './db.ts';

interface Listed<Select extends PgSelect> {
  /** Every row in its order, without conditions: a `$dynamic()` query. */
  select: Select;
  /** The table whose rows are counted. */
  from: PgTable;
  /** The condition of the listed rows; absent: all rows. */
  where?: SQL;
}

/** One page of a query's rows, and the counts that go with it. */
export async function onePage<Select extends PgSelect>(
  db: Db,
  query: PageQuery,
  { select, from, where }: Listed<Select>,
) {
  const window = pageWindow(query);
  const rows = (await select.where(where).limit(window.limit).offset(window.offset)) as Awaited<Select>;
  return { rows, counts: pageCounts(await db.$count(from, where), window) };
}

/** One page of a list that is in memory, and the counts that go with it. */
export function onePageOf<Row>(all: readonly Row[], query: PageQuery) {
  const window = pageWindow(query);
  const rows = all.slice(window.offset, window.offset + window.limit);
  return { rows, counts: pageCounts(all.length, window) };
}
