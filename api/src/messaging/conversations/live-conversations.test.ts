import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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

const changed = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once(conversationsChannel.events.changed, () => resolve()));

test('who has messages open learns of an answer, and others learn nothing', async () => {
  const [buyer, vip] = [await api.loginAs('buy'), await api.loginAs('vip')];
  const receiver = await findAttendeeByEmail(api.db, 'sell@demo.summit.example');
  const body = { receiverId: receiver?.id ?? '', message: 'Shall we meet?' };
  await api.call(messagingCalls.messageAttendee, { body, token: buyer, captcha: true });
  const [mine, others] = [open(buyer), open(vip)];
  await Promise.all([changed(mine), changed(others)]);

  let heard = 0;
  others.onAny(() => (heard += 1));
  const answered = changed(mine);
  const token = await conversationTokenFor(api, 'sell@demo.summit.example');
  await api.call(conversationCalls.answerConversation, { body: { token, message: 'Yes' } });
  await answered;
  expect(heard).toBe(0);
});

test('nobody listens without a login', async () => {
  const socket = open('forged');
  const refused = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
  expect(refused.message).toBe('authorization-0001');
});
