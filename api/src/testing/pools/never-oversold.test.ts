import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlatform } from '../../create-platform.ts';
import { systemClock } from '../../platform/clock.ts';
import { connect } from '../../platform/db/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { cloneDatabase, dropDatabase } from '../test-cluster.ts';
import { testConfig } from '../test-config.ts';
import { testFolder } from '../test-folder.ts';
import { ignoreRowLocks } from './ignore-locks.ts';
import { forEachTaker, type Pool, type PreparedPool, rush } from './pool.ts';
import { pools } from './pools.ts';

/** Twenty with `npm run test:scale-out`; fewer in the other test runs, which have to be fast. */
const runs = Number(process.env.POOL_RUNS ?? 3);

/** How many runs without a lock must give away too many; of few runs one is enough, because it depends on chance. */
const oversoldRuns = runs < 20 ? 1 : Math.ceil(0.9 * runs);

/** The number of concurrent takers. At worst they run in groups of 16, and 50 is not a multiple of it. */
const connections = 16;

const name = `pools_${randomUUID().replaceAll('-', '')}`;
let url: string;

beforeAll(async () => {
  url = await cloneDatabase(name);
});

afterAll(() => dropDatabase(name));

/** The API's platform with separate connections; with `ignored`, they ignore the row locks of that table. */
function openPlatform(ignored?: string) {
  const { db, pool, ping, close } = connect(url, connections);
  // On a busy machine the last of 200 may wait long for a connection.
  pool.options.connectionTimeoutMillis = 0;
  if (ignored) ignoreRowLocks(pool, ignored);
  const config = testConfig(testFolder());
  return { platform: createPlatform({ db, config, clock: systemClock, ping }), close };
}

/** Lets all takers take one concurrently. Returns how many got one, and how many are taken. */
async function hold(platform: Platform, { refusal }: Pool, { take, countTaken }: PreparedPool) {
  const settled = await Promise.allSettled(forEachTaker((taker) => take(platform, taker)));
  const outcomes = settled.map((one) => {
    if (one.status === 'fulfilled') return one.value !== null;
    if (one.reason instanceof Failure && one.reason.code === refusal) return false;
    throw one.reason;
  });
  return { got: outcomes.filter(Boolean).length, taken: await countTaken(platform.db) };
}

describe.each(pools)('$name', (pool) => {
  const opened = { locking: openPlatform, careless: () => openPlatform(pool.lockedTable) };
  let prepared: PreparedPool;

  beforeAll(async () => {
    const { platform, close } = opened.locking();
    prepared = await pool.prepare(platform.db);
    await close();
  });

  async function holdAll(open: () => ReturnType<typeof openPlatform>) {
    const { platform, close } = open();
    const results = [];
    for (let run = 0; run < runs; run += 1) {
      await prepared.refill(platform.db);
      results.push(await hold(platform, pool, prepared));
    }
    await close();
    return results;
  }

  test(`of ${rush.takers} concurrent takers exactly ${rush.size} get one, in ${runs} runs`, async () => {
    const exact = { got: rush.size, taken: rush.size };
    expect(await holdAll(opened.locking)).toEqual(Array.from({ length: runs }, () => exact));
  }, 240_000);

  test('without its lock too many are given away, so the test above can fail', async () => {
    const results = await holdAll(opened.careless);
    const oversold = results.filter(({ got, taken }) => got === taken && taken > rush.size);
    expect(oversold.length).toBeGreaterThanOrEqual(oversoldRuns);
  }, 240_000);
});
