import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDatabase } from '../../testing/test-cluster.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { databaseError, isDatabaseAway, isDuplicate } from './database-error.ts';
import { connect, openDatabase } from './open-database.ts';

test('several processes can open an empty external database concurrently', async () => {
  const databaseUrl = await createDatabase('shared_by_several');
  const needs = { databaseUrl, dataDir: testFolder() };
  const databases = await Promise.all([openDatabase(needs), openDatabase(needs), openDatabase(needs)]);

  const counted = await databases[0]?.db.execute(sql`select count(*)::int as count from attendees`);
  expect(counted?.rows).toEqual([{ count: 0 }]);
  await Promise.all(databases.map((database) => database.close()));
});

test('compares case-insensitively in every alphabet', async () => {
  const { db, close } = connect(await createDatabase('alphabets'));
  const { rows } = await db.execute(sql`select 'Kovács' ilike 'KOVÁCS' as is_same`);

  expect(rows).toEqual([{ is_same: true }]);
  await close();
});

test('recognises a duplicate at any depth of the driver’s error', async () => {
  const { db, close } = connect(await createDatabase('duplicates'));
  await db.execute(sql`create table numbers (number int constraint numbers_once unique)`);
  await db.execute(sql`insert into numbers values (1)`);
  const error: unknown = await db
    .execute(sql`insert into numbers values (1)`)
    .catch((reason: unknown) => reason);

  expect(databaseError(error)).toEqual({ state: '23505', constraint: 'numbers_once' });
  expect([isDuplicate(error), isDuplicate(error, 'numbers_once'), isDuplicate(error, 'other')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isDatabaseAway(error)).toBe(false);
  await close();
});

test('recognises an unavailable database', async () => {
  const { db, ping, close } = connect('postgres://nobody@127.0.0.1:1/nothing');

  await expect(ping()).rejects.toThrow();
  expect(isDatabaseAway(await db.execute(sql`select 1`).catch((reason: unknown) => reason))).toBe(true);
  await close();
});
