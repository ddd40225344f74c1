import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stateId } from '@summit/contract/frame/page-state-element';
import { DevServer } from './dev-server.ts';
import type { DevelopedRemote } from './site-document.ts';

const remote: DevelopedRemote = {
  name: 'backstage',
  buildId: 'development',
  containerName: 'backstage_development',
  entry: '/development/build/remoteEntry.js',
  pages: [
    { id: 'backstage', path: '/backstage', access: 'public', headerKind: 'plain', renderMode: 'server' },
  ],
  dialogs: [],
};
const state = JSON.stringify({ remotes: { revision: 1, remotes: [] }, rendered: true });
const page = `<body><div id="root">404</div><script type="application/json" id="${stateId}">${state}</script></body>`;

let site: Server;
let server: DevServer;
let folder: string;
let at: string;
const asked: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  site = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.host}`);
    if (request.url === '/registry.json') return response.end(JSON.stringify({ revision: 1, remotes: [] }));
    if (request.url?.startsWith('/api/')) return request.pipe(response);
    response.writeHead(404, { 'content-type': 'text/html', 'strict-transport-security': 'max-age=9' });
    return response.end(page);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  folder = mkdtempSync(join(tmpdir(), 'dev-server-'));
  writeFileSync(join(folder, 'remoteEntry.js'), 'built()');
  server = new DevServer(new URL(`http://127.0.0.1:${(site.address() as AddressInfo).port}`), folder);
  at = `http://127.0.0.1:${await server.listen(0)}`;
  server.remote = remote;
});

afterEach(async () => {
  await server.close();
  site.closeAllConnections();
  site.close();
  rmSync(folder, { recursive: true });
});

const html = { headers: { accept: 'text/html' } };

test('the remote’s page is served although the site does not have it, without HSTS', async () => {
  const response = await fetch(`${at}/backstage`, html);
  expect([response.status, response.headers.get('strict-transport-security')]).toEqual([200, null]);
  expect(await response.text()).toContain('"name":"backstage"');
  expect((await fetch(`${at}/elsewhere`, html)).status).toBe(404);
});

test('the registry for open tabs contains the remote; only its builds are served from here', async () => {
  const registry = (await (await fetch(`${at}/registry.json`)).json()) as { remotes: { name: string }[] };
  expect(registry.remotes.map(({ name }) => name)).toEqual(['backstage']);
  const entry = await fetch(`${at}${remote.entry}`);
  expect([await entry.text(), entry.headers.get('cache-control')]).toEqual(['built()', 'no-store']);
  expect((await fetch(`${at}/development/build/..%2f..%2fetc%2fpasswd`)).status).toBe(404);
});

test('API calls are forwarded to the site with their body and the site’s host name', async () => {
  const response = await fetch(`${at}/api/echo`, { method: 'POST', body: 'hello' });
  expect(await response.text()).toBe('hello');
  expect(asked).toEqual([`POST /api/echo 127.0.0.1:${(site.address() as AddressInfo).port}`]);
});

test('open pages are notified of each build and each build error', async () => {
  const response = await fetch(`${at}/development/reload`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  server.notify();
  expect((await reader?.read())?.value).toBe('data: \n\n');
  server.notify('page.tsx\ndoes not compile');
  expect((await reader?.read())?.value).toBe('data: page.tsx\ndata: does not compile\n\n');
  await reader?.cancel();
});

test('an unreachable site is reported', async () => {
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  const response = await fetch(`${at}/speakers`, html);
  expect([response.status, await response.text()]).toEqual([
    502,
    expect.stringContaining('does not respond'),
  ]);
});
