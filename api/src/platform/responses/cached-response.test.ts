import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { number, string } from 'yup';
import { defineCall } from '@summit/contract/requests/call';
import { query } from '@summit/contract/requests/list-query';
import { shape } from '@summit/contract/requests/response-shapes';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { serve } from '../serve.ts';
import { cachedResponse } from './cached-response.ts';

const calls = {
  cached: defineCall({
    method: 'GET',
    path: '/test/cached',
    access: 'public',
    summary: 'For tests',
    query: query({ of: string() }),
    response: shape({ count: number().defined() }),
    errors: [],
  }),
};

let api: TestApp;
let loads = 0;

beforeAll(async () => {
  api = await openTestApp();
  serve(api.app, calls, {
    cached: cachedResponse('tags', 10, async () => {
      loads += 1;
      return { count: loads };
    }),
  });
});

afterAll(() => api.close());

describe('cached responses', () => {
  test('are cached for a while, by address', async () => {
    const first = await api.call(calls.cached, { query: { of: 'a' } });
    const again = await api.call(calls.cached, { query: { of: 'a' } });
    const other = await api.call(calls.cached, { query: { of: 'b' } });
    api.clock.moveBy(11_000);
    const later = await api.call(calls.cached, { query: { of: 'a' } });

    expect([again.body.count, other.body.count, later.body.count]).toEqual([
      first.body.count,
      first.body.count + 1,
      first.body.count + 2,
    ]);
  });

  test('are not resent to clients that have them', async () => {
    const { raw } = await api.call(calls.cached);
    const headers = { 'if-none-match': String(raw.headers.etag) };
    const again = await api.call(calls.cached, { headers });

    expect([again.status, again.raw.payload]).toEqual([304, '']);
  });

  test('are created once for concurrent requests', async () => {
    const before = loads;
    await Promise.all(Array.from({ length: 10 }, () => api.call(calls.cached, { query: { of: 'many' } })));

    expect(loads).toBe(before + 1);
  });

  test('are created again after a change', async () => {
    const { body } = await api.call(calls.cached, { query: { of: 'c' } });
    api.app.platform.responseCache.drop('tags');

    expect((await api.call(calls.cached, { query: { of: 'c' } })).body.count).toBe(body.count + 1);
  });

  test('still refuse invalid input', async () => {
    expect((await api.call(calls.cached, { query: { other: 1 } })).code).toBe('validation.base-0001');
  });
});
