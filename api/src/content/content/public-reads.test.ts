import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as contentCalls from '@summit/contract/calls/content';
import * as galleryCalls from '@summit/contract/calls/gallery';
import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as speakerCalls from '@summit/contract/calls/speakers';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import * as testimonialCalls from '@summit/contract/calls/testimonials';
import * as videoCalls from '@summit/contract/calls/videos';
import * as limits from '@summit/contract/limits/limits';
import type { WholeCall } from '@summit/contract/requests/call';
import { wholeRows } from '@summit/contract/tables/whole-rows';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const tables = wholeRows({
  ...agendaCalls,
  ...contentCalls,
  ...galleryCalls,
  ...mediaPartnerCalls,
  ...settingsCalls,
  ...speakerCalls,
  ...sponsorCalls,
  ...testimonialCalls,
  ...videoCalls,
});

/** Public reads without parameters. */
const reads = Object.entries<WholeCall>(tables).filter(
  ([name, { method, access, path }]) =>
    method === 'GET' &&
    access === 'public' &&
    !path.includes(':') &&
    !['gallery', 'requestVideos', 'starredCalendar'].includes(name),
);

/** The lists among them. */
const lists = reads.filter(([, { query }]) => query && 'itemsOnPage' in query.fields);

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

describe.each(reads)('%s', (_name, row) => {
  test('returns the shape in the contract', async () => {
    const response = await api.call(row);
    expect(response.status).toBe(200);
    await expect(row.response?.validate(response.body, { strict: true })).resolves.toBeDefined();
  });

  test('returns 304 to a client with the same response', async () => {
    const { etag } = (await api.call(row)).raw.headers;
    const again = await api.app.inject({ url: row.path, headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('refuses an unknown filter', async () => {
    const response = await api.call(row, { query: { 'filter.Nonsense.Equals': 'x' } });
    expect([response.status, response.code]).toEqual([400, 'validation.base-0001']);
  });
});

describe.each(lists)('%s, page by page', (_name, row) => {
  test('returns one item of page 0, and none beyond the last page', async () => {
    const first = await api.call(row, { query: { page: 0, itemsOnPage: 1 } });
    const { totalItems, totalPages, items } = getCounts(first.body);
    expect(items).toBe(Math.min(1, totalItems));
    expect(totalPages).toBe(totalItems);
    const beyond = await api.call(row, { query: { page: totalPages, itemsOnPage: 1 } });
    expect(getCounts(beyond.body)).toEqual({ totalItems, totalPages, items: 0 });
  });

  test('limits the number of items per page, however many are requested', async () => {
    const ask = (itemsOnPage: number) => api.call(row, { query: { itemsOnPage } });
    const all = getCounts((await ask(limits.maxItemsOnPage)).body);
    expect(getCounts((await ask(10 * limits.maxItemsOnPage)).body)).toEqual(all);
    expect(all.items).toBe(all.totalItems);
  });

  test.each([{ page: -1 }, { itemsOnPage: 0 }, { page: 'x' }, { itemsOnPage: 1.5 }])(
    'refuses %j',
    async (query) => {
      const response = await api.call(row, { query });
      expect([response.status, response.code]).toEqual([400, 'validation.base-0001']);
    },
  );
});

function getCounts(body: unknown): { totalItems: number; totalPages: number; items: number } {
  const { totalItems, totalPages, ...named } = body as Record<string, unknown>;
  const [items] = Object.values(named);
  return {
    totalItems: Number(totalItems),
    totalPages: Number(totalPages),
    items: Array.isArray(items) ? items.length : NaN,
  };
}
