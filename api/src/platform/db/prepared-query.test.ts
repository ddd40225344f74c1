import { eq, sql } from 'drizzle-orm';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, dropDatabase } from '../../testing/test-cluster.ts';
import type { Db } from './db.ts';
import { connect } from './open-database.ts';
import { preparedQuery } from './prepared-query.ts';

const guests = pgTable('guests_of_the_test', {
  name: text().primaryKey(),
  isHere: boolean('is_here').notNull(),
});

const database = 'prepared_query_test';
let url: string;
let opened: ReturnType<typeof connect>;

beforeAll(async () => {
  url = await createDatabase(database);
});

beforeEach(async () => {
  opened = connect(url, 2);
  await opened.db.execute(
    sql`create table if not exists ${guests} (name text primary key, is_here boolean not null)`,
  );
  await opened.db.delete(guests);
  await opened.db.insert(guests).values({ name: 'Ada', isHere: true });
});

afterEach(() => opened.close());

afterAll(() => dropDatabase(database));

function findGuest() {
  const build = vi.fn((db: Db, { name }: { name: ReturnType<typeof sql.placeholder> }) =>
    db.select().from(guests).where(eq(guests.name, name)),
  );
  return { build, find: preparedQuery('guest-by-name', ['name'], build) };
}

test('is built once for all values', async () => {
  const { build, find } = findGuest();
  expect(await find(opened.db, { name: 'Ada' })).toEqual([{ name: 'Ada', isHere: true }]);
  expect(await find(opened.db, { name: 'Grace' })).toEqual([]);
  expect(build).toHaveBeenCalledTimes(1);
});

test('sees the writes of its own transaction, and none of one that was rolled back', async () => {
  const { find } = findGuest();
  const written = opened.db.transaction(async (tx) => {
    await tx.update(guests).set({ isHere: false });
    expect(await find(tx, { name: 'Ada' })).toEqual([{ name: 'Ada', isHere: false }]);
    expect(await find(opened.db, { name: 'Ada' })).toEqual([{ name: 'Ada', isHere: true }]);
    await tx.transaction(async (inner) => {
      await inner.delete(guests);
      expect(await find(inner, { name: 'Ada' })).toEqual([]);
    });
    throw new Error('undone');
  });
  await expect(written).rejects.toThrow('undone');
  expect(await find(opened.db, { name: 'Ada' })).toEqual([{ name: 'Ada', isHere: true }]);
});

test('is built once for all transactions of a connection', async () => {
  const { build, find } = findGuest();
  for (let round = 0; round < 3; round += 1) {
    await opened.db.transaction((tx) => find(tx, { name: 'Ada' }));
  }
  expect(build).toHaveBeenCalledTimes(1);
});

test('is built separately for each database', async () => {
  const { build, find } = findGuest();
  const other = connect(url, 1);
  expect(await find(opened.db, { name: 'Ada' })).toHaveLength(1);
  expect(await find(other.db, { name: 'Ada' })).toHaveLength(1);
  expect(build).toHaveBeenCalledTimes(2);
  await other.close();
});
