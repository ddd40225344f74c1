import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realtime } from '@summit/contract/requests/realtime';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { attendeeChannel } from './realtime.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

test('a channel that could not be opened without the database opens once it responds', async () => {
  const { identify, config } = api.app.platform;
  let tries = 0;
  attendeeChannel(api.app.realtime, '/test', (token) => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('The database is away')) : identify(token);
  });
  const { port } = api.app.server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}/test`, {
    path: `/api${realtime.path}`,
    transports: [...realtime.transports],
    auth: { token: await api.loginAs('buy') },
    extraHeaders: { origin: config.siteOrigin },
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 50,
  });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  expect(tries).toBe(2);
  socket.disconnect();
});
