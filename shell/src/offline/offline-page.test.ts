import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { offlinePage } from '../before-script/inline-scripts.compiled.ts';

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** Returns the worker's response to a request, by what is stored and whether there is a connection. */
async function responseTo(asked: Asked, stored: Record<string, string>, isConnected: boolean) {
  const listeners: Record<string, (event: object) => void> = {};
  runInNewContext(offlinePage, {
    self: {
      addEventListener: (type: string, listen: (event: object) => void) => (listeners[type] = listen),
      skipWaiting: async () => undefined,
      clients: { claim: async () => undefined },
    },
    caches: { match: async ({ url }: Asked) => stored[url] },
    fetch: async ({ url }: Asked) => {
      if (!isConnected) throw new TypeError('Failed to fetch');
      return `fresh ${url}`;
    },
  });
  let response: Promise<string> | undefined;
  listeners.fetch?.({ request: asked, respondWith: (given: Promise<string>) => (response = given) });
  return response;
}

const page = { method: 'GET', mode: 'navigate', url: '/backoffice/check-in' };
const file = { method: 'GET', mode: 'cors', url: '/a.js' };
const call = { method: 'GET', mode: 'cors', url: '/api/backoffice/check-in/numbers' };
const stored = { '/backoffice/check-in': 'stored page', '/a.js': 'stored file' };

test('a page is fetched when online, and taken from storage when offline', async () => {
  expect(await responseTo(page, stored, true)).toBe('fresh /backoffice/check-in');
  expect(await responseTo(page, stored, false)).toBe('stored page');
  await expect(responseTo(page, {}, false)).rejects.toThrow('Failed to fetch');
});

test('a stored file needs no connection; other files come from the network only', async () => {
  expect(await responseTo(file, stored, false)).toBe('stored file');
  expect(await responseTo(file, {}, true)).toBe('fresh /a.js');
  expect(await responseTo(call, stored, true)).toBe(`fresh ${call.url}`);
  await expect(responseTo(call, stored, false)).rejects.toThrow('Failed to fetch');
});

test('requests that change something are left to the browser', async () => {
  expect(await responseTo({ ...call, method: 'POST' }, stored, false)).toBeUndefined();
});
