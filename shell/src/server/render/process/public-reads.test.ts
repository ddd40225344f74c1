import { expect, test, vi } from 'vitest';
import * as contentCalls from '@summit/contract/calls/content';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as ticketCalls from '@summit/contract/calls/tickets';
import type { Call } from '@summit/contract/requests/call';
import { headers } from '@summit/contract/requests/request-headers';
import { PublicReads } from './public-reads.ts';

/** An API that counts its responses, and sends them at the test's command. */
function countedApi() {
  const waiting: (() => void)[] = [];
  let count = 0;
  const send = vi.fn(async (_row: Call, _input: object) => {
    const response = { count: ++count };
    await new Promise<void>((resolve) => waiting.push(resolve));
    return response;
  });
  const respond = () => waiting.splice(0).forEach((resolve) => resolve());
  return { send, respond };
}

const settings = settingsCalls.settings;

/** Makes a read and lets the API respond to it. */
async function read(
  reads: PublicReads,
  api: ReturnType<typeof countedApi>,
  state: number,
  row: Call = settings,
  input = {},
) {
  const response = reads.sharing(state, api.send)(row, input, {});
  await Promise.resolve();
  api.respond();
  return response;
}

test('pages share a public read until the content changes, but not the data object', async () => {
  const reads = new PublicReads();
  const api = countedApi();
  const first = (await read(reads, api, 1)) as { count: number };
  first.count = 99;
  expect(await read(reads, api, 1)).toEqual({ count: 1 });
  expect(api.send).toHaveBeenCalledTimes(1);
});

test('concurrent pages wait for one request', async () => {
  const reads = new PublicReads();
  const api = countedApi();
  const both = [1, 1].map((state) => reads.sharing(state, api.send)(settings, {}, {}));
  api.respond();
  expect(await Promise.all(both)).toEqual([{ count: 1 }, { count: 1 }]);
});

test('different input makes a separate request', async () => {
  const reads = new PublicReads();
  const api = countedApi();
  const beginning = (text: string) => ({ query: { 'filter.Name.StartsWith': text } });
  await read(reads, api, 1, contentCalls.staticContent, beginning('home.'));
  expect(await read(reads, api, 1, contentCalls.staticContent, beginning('about.'))).toEqual({ count: 2 });
});

test('earlier or pending reads are not used once the content has changed', async () => {
  const reads = new PublicReads();
  const api = countedApi();
  const before = reads.sharing(1, api.send)(settings, {}, {});
  const after = reads.sharing(2, api.send)(settings, {}, {});
  api.respond();
  expect(await before).toEqual({ count: 1 });
  expect(await after).toEqual({ count: 2 });
  expect(await read(reads, api, 2)).toEqual({ count: 2 });
});

test('a read of a page that began before a change is not shared with later pages', async () => {
  const reads = new PublicReads();
  const api = countedApi();
  await read(reads, api, 2);
  const late = reads.sharing(1, api.send)(contentCalls.banners, {}, {});
  api.respond();
  expect(await late).toEqual({ count: 2 });
  expect(await read(reads, api, 2, contentCalls.banners)).toEqual({ count: 3 });
});

test('a response is shared for a moment only', async () => {
  const reads = new PublicReads({ freshMs: 1, characters: 1000 });
  const api = countedApi();
  await read(reads, api, 1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await read(reads, api, 1)).toEqual({ count: 2 });
});

test('the size of cached responses is limited', async () => {
  const reads = new PublicReads({ freshMs: 60_000, characters: 100 });
  const api = countedApi();
  const page = (itemsOnPage: number) => read(reads, api, 1, contentCalls.banners, { query: { itemsOnPage } });
  for (const each of [1, 2, 3]) await page(each);
  expect(await page(3)).toEqual({ count: 3 });
  expect(await page(1)).toEqual({ count: 4 });
});

test.each([
  ['is personal', ticketCalls.ticket],
  ['changes something', contentCalls.contactUs],
])('a call that %s is made each time', async (_why, row) => {
  const reads = new PublicReads();
  const api = countedApi();
  await read(reads, api, 1, row);
  expect(await read(reads, api, 1, row)).toEqual({ count: 2 });
});

test('a call with a session is made each time', async () => {
  const reads = new PublicReads();
  const api = countedApi();
  await read(reads, api, 1);
  const own = reads.sharing(1, api.send)(settings, {}, { [headers.authorization]: 'Bearer one' });
  api.respond();
  expect(await own).toEqual({ count: 2 });
});

test('a failed read is retried by the next page, and a page that gives up does not cancel others', async () => {
  const reads = new PublicReads();
  const failing = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue({ count: 2 });
  await expect(reads.sharing(1, failing)(settings, {}, {})).rejects.toThrow('away');

  const givingUp = new AbortController();
  const [ended, other] = [givingUp.signal, undefined].map((signal) =>
    reads.sharing(1, failing)(settings, signal ? { signal } : {}, {}),
  );
  givingUp.abort(new Error('too late'));
  await expect(ended).rejects.toThrow('too late');
  await expect(other).resolves.toEqual({ count: 2 });
});
