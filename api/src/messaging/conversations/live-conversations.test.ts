import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as conversationCalls from '@summit/contract/calls/conversations';
import * as messagingCalls from '@summit/contract/calls/messaging';
import { conversationsChannel, realtime } from '@summit/contract/requests/realtime';
import { findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { conversationTokenFor } from '../../testing/visits/conversation-visit.ts';

let api: TestApp;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  api = await openTestApp();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  port = (api.app.server.address() as AddressInfo).port;
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(() => api.close());

function open(token: string): Socket {
  const socket = io(`http://127.0.0.1:${port}${conversationsChannel.namespace}`, {
    path: `/api${realtime.path}`,
    transports: [...realtime.transports],
    auth: { token },
    extraHeaders: { origin: api.app.platform.config.siteOrigin },
    forceNew: true,
  });
  sockets.push(socket);
  return socket;
}

const seller = 'sell@demo.summit.example';

async function writeToSeller(token: string, message: string): Promise<void> {
  const receiverId = (await findAttendeeByEmail(api.db, seller))?.id ?? '';
  await api.call(messagingCalls.messageAttendee, { body: { receiverId, message }, token, captcha: true });
}

async function answerAsSeller(message: string): Promise<void> {
  const token = await conversationTokenFor(api, seller);
  await api.call(conversationCalls.answerConversation, { body: { token, message } });
}

const changed = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once(conversationsChannel.events.changed, () => resolve()));

test('only participants with an open page are notified of a reply', async () => {
  const [buyer, vip] = [await api.loginAs('buy'), await api.loginAs('vip')];
  await writeToSeller(buyer, 'Shall we meet?');
  const [mine, others] = [open(buyer), open(vip)];
  await Promise.all([changed(mine), changed(others)]);

  let heard = 0;
  others.onAny(() => (heard += 1));
  const answered = changed(mine);
  await answerAsSeller('Yes');
  await answered;
  expect(heard).toBe(0);
});

test('a change is announced as soon as the database responds again', async () => {
  const buyer = await api.loginAs('buy');
  await writeToSeller(buyer, 'Or shall we talk?');
  const mine = open(buyer);
  await changed(mine);
  const answered = changed(mine);
  const away = new Error('The database is away');
  const identify = vi.spyOn(api.app.platform, 'identify').mockRejectedValueOnce(away);
  await answerAsSeller('With pleasure');
  await answered;
  expect(identify.mock.calls.length).toBeGreaterThan(1);
  identify.mockRestore();
});

test('the socket of a session that has ended is closed', async () => {
  const buyer = await api.loginAs('buy');
  await writeToSeller(buyer, 'One more question');
  const mine = open(buyer);
  await changed(mine);
  const closed = new Promise<string>((resolve) => mine.once('disconnect', resolve));
  await api.loginAs('buy');
  await answerAsSeller('Go on');
  expect(await closed).toBe('io server disconnect');
});

test('listening requires a login', async () => {
  const socket = open('forged');
  const refused = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
  expect(refused.message).toBe('authorization-0001');
});
