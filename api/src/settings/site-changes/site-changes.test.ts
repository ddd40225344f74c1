import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishedRegistryPath, siteChangesPath } from '@summit/contract/site/site-changes';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishedRegistry } from './published-registry.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

/** The events that a site's server receives, in order. */
async function follow() {
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  const request = get({ host: '127.0.0.1', port, path: siteChangesPath });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const events: string[] = [];
  response.setEncoding('utf8').on('data', (text: string) => {
    events.push(...text.split('\n').filter((line) => line.startsWith('event: ')));
  });
  await once(response, 'data');
  return { response, events };
}

test('dropped cache entries are reported immediately to followers', async () => {
  const { response, events } = await follow();
  const reported = once(response, 'data');
  api.app.platform.responseCache.drop('banners');
  await reported;
  expect(events).toEqual(['event: content']);
});

test('a closing API ends the stream without waiting for clients', async () => {
  const { response } = await follow();
  const ended = once(response, 'end');
  await api.app.close();
  await ended;
});

test('the published registry is returned unchanged, and announced by the database', async () => {
  expect((await api.app.inject(publishedRegistryPath)).statusCode).toBe(404);
  await api.db.insert(publishedRegistry).values({ revision: 7, registry: '{"revision":7}' });
  expect((await api.app.inject(publishedRegistryPath)).json()).toEqual({ revision: 7 });

  const triggers = await api.db.execute(
    sql`select tgname from pg_trigger where tgname = 'published_registry_is_announced'`,
  );
  expect(triggers.rowCount).toBe(1);
});

test('visitors cannot access either', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (const url of [siteChangesPath, publishedRegistryPath]) {
    expect((await api.app.inject({ url, headers })).statusCode).toBe(404);
  }
});
