import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '../../testing/test-cluster.ts';
import { connect } from '../db/open-database.ts';
import { responseCache } from './response-cache.ts';
import { type DropBus, openDropBus, sharedCache } from './shared-drops.ts';

const clock = { now: () => new Date() };
let url: string;
const open: DropBus[] = [];

beforeAll(async () => {
  url = await createDatabase('shared_drops');
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((bus) => bus.close()));
});

/** The cache of one process, with a response for the address `/` under some names. */
async function ofOneProcess() {
  const own = responseCache(clock);
  const bus = await openDropBus(url, (name) => own.drop(name));
  open.push(bus);
  const cache = sharedCache(own, bus);
  const fill = async () => {
    await cache.load('tags', '/', 60, async () => 'tags');
    await cache.load('speakers', '/', 60, async () => 'speakers');
  };
  await fill();
  const has = () => ['tags', 'speakers'].filter((name) => cache.find(name as 'tags', '/') !== null);
  return { cache, fill, has };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(5);
}

test('concurrent drops are announced one after the other', async () => {
  const [one, other] = [await ofOneProcess(), await ofOneProcess()];
  let [atOnce, most] = [0, 0];
  const real = pg.Client.prototype.query as (...given: unknown[]) => Promise<unknown>;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    atOnce += 1;
    most = Math.max(most, atOnce);
    const result: unknown = await Reflect.apply(real, this, given);
    atOnce -= 1;
    return result;
  });
  for (const name of ['tags', 'speakers', 'videos', 'agenda'] as const) one.cache.drop(name);
  await until(() => other.has().length === 0);
  spy.mockRestore();
  expect(most).toBe(1);
});

test('a drop in one process drops exactly the same in the others', async () => {
  const [one, other, third] = [await ofOneProcess(), await ofOneProcess(), await ofOneProcess()];
  one.cache.drop('tags');
  expect(one.has()).toEqual(['speakers']);
  await until(() => other.has().length === 1 && third.has().length === 1);
  expect([other.has(), third.has()]).toEqual([['speakers'], ['speakers']]);
  other.cache.drop();
  await until(() => one.has().length + third.has().length === 0);
});

test('a process that lost its connection clears its cache, and reconnects', async () => {
  const [one, other] = [await ofOneProcess(), await ofOneProcess()];
  const admin = connect(url, 1);
  const cut = await admin.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
  );
  expect(cut.rowCount).toBe(2);
  await until(() => one.has().length + other.has().length === 0);
  const listening = async () =>
    (await admin.pool.query("select 1 from pg_stat_activity where query like 'listen%'")).rowCount;
  while ((await listening()) !== 2) await pause(20);
  await pause(0);

  await Promise.all([one.fill(), other.fill()]);
  await until(() => {
    one.cache.drop('tags');
    return other.has().length === 1;
  });
  expect(other.has()).toEqual(['speakers']);
  await admin.close();
});

test('every process is notified of a published registry', async () => {
  const heard: string[] = [];
  for (const name of ['one', 'other']) {
    open.push(
      await openDropBus(
        url,
        () => undefined,
        () => heard.push(name),
      ),
    );
  }
  const admin = connect(url, 1);
  await admin.pool.query("select pg_notify('summit_registry', '4')");
  await until(() => heard.length === 2);
  expect(heard.sort()).toEqual(['one', 'other']);
  await admin.close();
});
