import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../../app/testing/until.ts';
import { takePublished } from '../registry/published-registry.ts';
import { createRegistry } from '../testing/fake-registry.ts';
import { followChanges } from './change-feed.ts';

const heard: string[] = [];
const followers: ServerResponse[] = [];
let published: unknown;
let api: Server;
let address: string;
let stop: () => void;

beforeEach(async () => {
  heard.length = 0;
  followers.length = 0;
  published = null;
  api = createServer((request, response) => {
    if (request.url === '/registry') {
      response.writeHead(published ? 200 : 404).end(JSON.stringify(published));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    followers.push(response);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  stop = followChanges({
    apiUpstream: () => address,
    onChange: (change) => heard.push(change),
    retryMs: 10,
    silenceMs: 300,
  });
  await until(() => heard.length === 2);
});

afterEach(async () => {
  stop();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

test('reports possible earlier changes first, then each change as it happens', async () => {
  expect(heard).toEqual(['content', 'registry']);
  followers[0]?.write('event: con');
  followers[0]?.write('tent\ndata:\n\nevent: registry\ndata:\n\n');
  await until(() => heard.length === 4);
  expect(heard.slice(2)).toEqual(['content', 'registry']);
});

test('a feed that ends or falls silent is reopened, and possible changes are reported again', async () => {
  followers[0]?.end();
  await until(() => heard.length === 4);
  await until(() => followers.length === 3);
  await until(() => heard.length === 6);
});

test('a published registry is offered to the watcher', async () => {
  const offered: number[] = [];
  const watcher = { offer: ({ revision }: { revision: number }) => void offered.push(revision) };
  await takePublished(() => address, watcher);
  published = createRegistry(9);
  await takePublished(() => address, watcher);
  expect(offered).toEqual([9]);
  published = { ...createRegistry(9), revision: 'x' };
  await expect(takePublished(() => address, watcher)).rejects.toThrow('revision');
});
