import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTracing } from '@summit/tracing/tracing';
import { buildApp } from '../app.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { Db } from './db/db.ts';

const requestId = 'browser-4711';
let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const shown = sql<{ query: string; application_name: string }>`
  select query, application_name from pg_stat_activity where pid = pg_backend_pid()`;

async function shownBy(db: Db): Promise<{ query: string; application_name: string }> {
  const { rows } = await db.execute(shown);
  return rows[0] as never;
}

test('PostgreSQL shows the request of a statement or transaction, but none for jobs', async () => {
  const app = await buildApp(api.app.platform);
  app.get('/test/statement', async () => [
    (await shownBy(api.db)).query,
    (await api.db.transaction((tx) => shownBy(tx))).application_name,
    (await shownBy(api.db)).application_name,
  ]);
  const { body } = await app.inject({ url: '/test/statement', headers: { 'x-request-id': requestId } });
  const [single, transaction, after] = JSON.parse(body) as string[];
  expect(single).toContain(`/* request ${requestId} */`);
  expect(transaction).toBe(`request ${requestId}`);
  expect(after).not.toContain(requestId);

  const job = await api.db.transaction((tx) => shownBy(tx));
  expect(job.query + job.application_name).not.toContain('request ');
  await app.close();
});

test('a statement in transactions is prepared once per connection', async () => {
  const prepared = await api.db.transaction(async (tx) => {
    for (const id of [1, 2, 3]) await tx.execute(sql`select ${id}::int as wanted`);
    const { rows } = await tx.execute(
      sql`select count(*)::int as times from pg_prepared_statements where statement = 'select $1::int as wanted'`,
    );
    return rows;
  });
  expect(prepared).toEqual([{ times: 1 }]);
});

test('a failed transaction leaves its connection unchanged', async () => {
  const failing = api.db.transaction((tx) => tx.execute(sql`select 1 / ${0}::int`));
  await expect(failing).rejects.toThrow();
  const { rows } = await api.db.execute(sql`select 1 as one`);
  expect(rows).toEqual([{ one: 1 }]);
});

describe('with a collector of traces', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const sent: string[] = [];
  const collector = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => sent.push(chunk.toString()));
    request.on('end', () => response.end('{}'));
  });
  let stop: () => Promise<void>;

  beforeAll(async () => {
    await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    stop = startTracing('summit-api', { endpoint, headers: {}, ratio: 1 }, fail);
  });
  afterAll(() => new Promise((resolve) => void collector.close(resolve)));

  test('the statements of a call belong to the site’s trace, without their values', async () => {
    const app = await buildApp(api.app.platform);
    app.get('/test/traced', async () => {
      await api.db.execute(sql`select ${'a secret'}::text as value`);
      await api.db.transaction((tx) => tx.execute(sql`select 2 as two`));
      return '';
    });
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    await app.inject({ url: '/test/traced', headers });
    await app.close();
    await stop();
    const spans = [...sent.join('').matchAll(/"traceId":"(\w+)".*?"name":"([^"]+)","kind":(\d)/g)]
      .filter(([, trace]) => trace === traceId)
      .map(([, , name, kind]) => `${name} ${kind}`);
    expect(spans).toEqual(['SELECT 3', 'BEGIN 3', 'SELECT 3', 'COMMIT 3', 'GET /test/traced 2']);
    expect(sent.join('')).toContain('select $1::text as value');
    expect(sent.join('')).not.toContain('a secret');
  });
});

function fail(problem: string): never {
  throw new Error(problem);
}
