import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Db, Tx } from '../db/db.ts';
import { type Lines, maxTables, StreamedTables } from './streamed-table.ts';

let api: TestApp;
let app: FastifyInstance;
let origin: string;
/** The lines of the next response. */
let read: (tx: Tx) => Lines;
let tables: StreamedTables;

beforeAll(async () => {
  api = await openTestApp();
  app = Fastify();
  app.get('/', async () => tables.send(api.db, ['seen'], read));
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  tables = new StreamedTables();
});

afterAll(async () => {
  await app.close();
  await api.close();
});

/** The snapshot that a statement sees. */
async function see(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ seen: string }>(sql`select pg_current_snapshot()::text as seen`);
  return rows[0]?.seen ?? '';
}

/** Connections of the pool that are in use. */
function inUse(): number {
  const { pool } = api.app.platform;
  return pool ? pool.totalCount - pool.idleCount : 0;
}

test('all lines are read in one snapshot, whatever is committed meanwhile', async () => {
  read = async function* (tx) {
    yield [[await see(tx)]];
    await api.db.execute(sql`select pg_current_xact_id()`);
    yield [[await see(tx)]];
  };
  const table = await (await fetch(origin)).text();
  const [header, ...lines] = table.trim().split('\r\n');
  expect(header).toBe('"seen"');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe(lines[0]);
  await expect.poll(inUse).toBe(0);
});

test('an error in the middle breaks the response off, so that nobody takes a part for the whole', async () => {
  let fail: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  read = async function* () {
    yield [['first']];
    await failed;
    throw new Error('The database is gone.');
  };
  const response = await fetch(origin);
  expect(response.status).toBe(200);
  fail();
  await expect(response.text()).rejects.toThrow();
  await expect.poll(inUse).toBe(0);
});

test('a client that goes away ends the reading and its transaction', async () => {
  let isOver = false;
  read = async function* (tx) {
    try {
      for (;;) yield [[`${await see(tx)} ${'x'.repeat(10_000)}`]];
    } finally {
      isOver = true;
    }
  };
  const leaving = new AbortController();
  const response = await fetch(origin, { signal: leaving.signal });
  expect(response.status).toBe(200);
  expect(inUse()).toBeGreaterThan(0);
  leaving.abort();
  await expect.poll(() => isOver).toBe(true);
  await expect.poll(inUse).toBe(0);
});

test('a client that takes nothing for too long ends its transaction, and gets no whole table', async () => {
  tables = new StreamedTables({ maxPause: 500 });
  read = async function* (tx) {
    for (let line = 0; line < 10_000; line += 1) yield [[`${await see(tx)} ${'x'.repeat(10_000)}`]];
  };
  const response = await fetch(origin);
  expect(response.status).toBe(200);
  expect(inUse()).toBe(1);
  await expect.poll(inUse, { timeout: 10_000 }).toBe(0);
  await expect(response.text()).rejects.toThrow();
});

test('a client that pauses for a shorter time gets the whole table', async () => {
  tables = new StreamedTables({ maxPause: 2000 });
  read = async function* (tx) {
    for (let line = 0; line < 300; line += 1) yield [[`${await see(tx)} ${'x'.repeat(100_000)}`]];
  };
  const response = await fetch(origin);
  await sleep(300);
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines).toHaveLength(301);
  await expect.poll(inUse).toBe(0);
});

test('slow readers leave connections to other calls: further tables are refused until one has ended', async () => {
  read = async function* (tx) {
    for (;;) yield [[`${await see(tx)} ${'x'.repeat(10_000)}`]];
  };
  const leaving = new AbortController();
  const responses: Response[] = [];
  while (responses.length < maxTables) responses.push(await fetch(origin, { signal: leaving.signal }));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect((await fetch(origin)).status).toBe(503);
  await expect.poll(inUse).toBe(maxTables);
  // Another API of this process has connections of its own.
  const elsewhere = new StreamedTables().send(api.db, ['seen'], async function* () {
    yield [['elsewhere']];
  });
  expect(await text(elsewhere)).toContain('"elsewhere"');

  leaving.abort();
  await expect.poll(inUse).toBe(0);
  read = async function* () {
    yield [['last']];
  };
  expect(await (await fetch(origin)).text()).toContain('"last"');
});

test('without a connection there is no table, not even its header', async () => {
  const away = { transaction: () => Promise.reject(new Error('No connection.')) } as unknown as Db;
  await expect(text(tables.send(away, ['seen'], read))).rejects.toThrow('No connection.');
});
