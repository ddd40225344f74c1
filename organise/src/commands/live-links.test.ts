import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getClient } from '../client.ts';
import { reportDeadLink } from './live-links.ts';

let site: Server;
let linkUrl: string | null;
let registry: object | null;

beforeAll(async () => {
  site = createServer(({ url }, response) => {
    if (url !== '/registry.json') return response.end(JSON.stringify({ key: 'doors', values: { linkUrl } }));
    return registry ? response.end(JSON.stringify(registry)) : response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
});

afterAll(() => site.close());

beforeEach(() => {
  registry = { revision: 1, remotes: [{ pages: [{ path: '/agenda' }, { path: '/speaker/:speakerId' }] }] };
});

async function noted(resource: 'banners' | 'speakers' = 'banners'): Promise<string[]> {
  const printed: string[] = [];
  const client = getClient(
    `http://127.0.0.1:${(site.address() as AddressInfo).port}/api`,
    '/nowhere/session',
  );
  const terminal = { print: (line: string) => void printed.push(line), ask: async () => '' };
  await reportDeadLink({ client, terminal }, resource, 'doors');
  return printed;
}

test('a note says that a banner linking to a page without a live release is not shown', async () => {
  linkUrl = '/last-season?from=banner';
  expect(await noted()).toEqual([
    'doors is not shown at present: no page of the site has the address /last-season?from=banner.',
  ]);
});

test.each(['/agenda#day-2', '/speaker/ada', 'https://hotel.example/', null])(
  'a banner that links to %s has no note',
  async (address) => {
    linkUrl = address;
    expect(await noted()).toEqual([]);
  },
);

test('other resources, and an unknown registry, cause no note', async () => {
  linkUrl = '/last-season';
  expect(await noted('speakers')).toEqual([]);
  registry = null;
  expect(await noted()).toEqual([]);
});
