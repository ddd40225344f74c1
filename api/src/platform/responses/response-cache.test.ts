import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { number } from 'yup';
import { optionalText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { defineCall } from '@summit/contract/requests/call';
import { listQuery } from '@summit/contract/requests/list-query';
import { listOf, shape } from '@summit/contract/requests/response-shapes';
import { collectGarbage } from '../../testing/collect-garbage.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { movableClock } from '../clock.ts';
import { serve } from '../serve.ts';
import { cachedResponse } from './cached-response.ts';
import { responseCache } from './response-cache.ts';

const calls = {
  numbers: defineCall({
    method: 'GET',
    path: '/test/numbers',
    access: 'public',
    summary: 'For tests',
    query: listQuery({ itemsOnPage: 10, filters: { 'filter.Name.Equals': optionalText() } }),
    response: listOf('numbers', shape({ value: number().defined() })),
    errors: [],
  }),
};

describe('the address of a response', () => {
  let api: TestApp;
  const loaded = vi.fn();

  beforeAll(async () => {
    api = await openTestApp();
    serve(api.app, calls, {
      numbers: cachedResponse('tags', 60, async ({ query }) => {
        loaded(query.itemsOnPage);
        return { numbers: [], totalItems: 0, totalPages: 0 };
      }),
    });
  });
  beforeEach(() => void loaded.mockReset());
  afterAll(() => api.close());

  const ask = async (search: string) => (await api.app.inject(`/test/numbers${search}`)).statusCode;

  test('is the same for all spellings of a query', async () => {
    for (const search of [
      '',
      '?',
      '?page=0',
      '?itemsOnPage=10&page=0',
      '?page=00&itemsOnPage=10',
      '?filter.Name.Equals=',
    ]) {
      expect(await ask(search)).toBe(200);
    }
    expect(loaded).toHaveBeenCalledTimes(1);
    await ask('?filter.Name.Equals=a');
    expect(loaded).toHaveBeenCalledTimes(2);
  });

  test('is the same for all pages beyond the maximum', async () => {
    for (let items = limits.maxItemsOnPage; items < limits.maxItemsOnPage + 50; items += 1) {
      await ask(`?itemsOnPage=${items}`);
    }
    expect(loaded.mock.calls).toEqual([[limits.maxItemsOnPage]]);
  });

  test('does not exist for a refused query', async () => {
    expect(await ask('?page=none')).toBe(400);
    expect(await ask('?page=none')).toBe(400);
  });
});

test('the memory for responses is limited, however many addresses are requested', async () => {
  const store = responseCache(movableClock());
  const megabyte = 'x'.repeat(2 ** 20);
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  for (let address = 0; address < 300; address += 1) {
    await store.load('speakers', String(address), 60, async () => megabyte);
  }
  expect(store.find('speakers', '0')).toBeNull();
  expect(store.find('speakers', '299')).not.toBeNull();
  const found = Array.from({ length: 300 }, (_, address) => store.find('speakers', String(address)));
  expect(found.filter(Boolean).length).toBeLessThan(64);
  const heldMegabytes = () => (process.memoryUsage().arrayBuffers - before) / 2 ** 20;
  // V8 frees the memory of buffers in a separate thread, some time after the garbage collection.
  for (let tries = 0; tries < 100 && heldMegabytes() >= 250; tries += 1) {
    collectGarbage();
    await sleep(20);
  }
  expect(heldMegabytes()).toBeLessThan(250);
});

test('an expired response is dropped without a request', async () => {
  vi.useFakeTimers();
  const store = responseCache({ now: () => new Date(Date.now()) });
  await store.load('speakers', 'a', 5, async () => 'text');
  expect(vi.getTimerCount()).toBe(1);
  expect(store.find('speakers', 'a')?.body.toString()).toBe('text');
  vi.advanceTimersByTime(6000);
  expect([store.find('speakers', 'a'), vi.getTimerCount()]).toEqual([null, 0]);
  vi.useRealTimers();
});

test('accepts only names of the list, so that none can be dropped by mistake', () => {
  const store = responseCache(movableClock());
  // @ts-expect-error a misspelled name does not compile
  expect(() => store.drop('speekers')).not.toThrow();
});
