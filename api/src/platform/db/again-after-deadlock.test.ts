import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { againAfterDeadlock } from './again-after-deadlock.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('two deadlocked changes both succeed in the end', async () => {
  const turns: (() => void)[] = [];
  let isFirstTry = true;
  const together = async () => {
    if (!isFirstTry) return;
    await new Promise<void>((resolve) => {
      turns.push(resolve);
      if (turns.length === 2) turns.forEach((turn) => turn());
    });
    isFirstTry = false;
  };
  const lock = (first: number, second: number) =>
    againAfterDeadlock(() =>
      api.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${first})`);
        await together();
        await tx.execute(sql`select pg_advisory_xact_lock(${second})`);
        return first;
      }),
    );
  expect(await Promise.all([lock(1, 2), lock(2, 1)])).toEqual([1, 2]);
});

test('every other error is reported immediately', async () => {
  let tries = 0;
  const refused = againAfterDeadlock(async () => {
    tries += 1;
    await api.db.execute(sql`select 1 / 0`);
  });
  await expect(refused).rejects.toThrow();
  expect(tries).toBe(1);
});
