import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { realtime, transactionsChannel } from '@summit/contract/requests/realtime';
import { buildApp } from '../../app.ts';
import type { Api } from '../../platform/platform.ts';
import { openPaymentVisit, type PaymentVisit } from '../../testing/visits/payment-visit.ts';

/** Payments are made through one API process; payers wait at another one on the same database. */
let visit: PaymentVisit;
let token: string;
let other: Api;
let port: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  visit = await openPaymentVisit();
  token = await visit.choosePaid();
  await startOther(0);
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await other.close();
  await visit.close();
});

async function startOther(at: number): Promise<void> {
  other = await buildApp(visit.api.app.platform);
  await other.listen({ host: '127.0.0.1', port: at });
  port = (other.server.address() as AddressInfo).port;
}

interface Asking {
  token?: unknown;
  origin?: string;
  namespace?: string;
}

function getSocket(asking: Asking = {}): { socket: Socket; events: string[] } {
  const { siteOrigin } = visit.api.app.platform.config;
  const socket = io(`http://127.0.0.1:${port}${asking.namespace ?? transactionsChannel.namespace}`, {
    path: `/api${realtime.path}`,
    transports: [...realtime.transports],
    auth: { token: 'token' in asking ? asking.token : token },
    extraHeaders: { origin: asking.origin ?? siteOrigin },
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 50,
  });
  sockets.push(socket);
  const events: string[] = [];
  socket.onAny((event: string) => events.push(event));
  return { socket, events };
}

const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve));

async function waiting(asking: Asking = {}): Promise<ReturnType<typeof getSocket>> {
  const opened = getSocket(asking);
  await next(opened.socket, 'connect');
  return opened;
}

async function getRefusal(asking: Asking): Promise<string> {
  const { socket } = getSocket(asking);
  const error = (await next(socket, 'connect_error')) as Error;
  socket.disconnect();
  return error.message;
}

test('a waiting payer is notified that the payment was approved', async () => {
  const { socket } = await waiting();
  const approved = next(socket, 'approved');
  await visit.payWith(await visit.openCardPage(token), 'approve');
  await approved;
  expect(await visit.status(token)).toBe('Completed');
});

test('a declined payment and an approved one on a new card page are each reported once', async () => {
  const { socket, events } = await waiting();
  const declined = next(socket, 'declined');
  await visit.payWith(await visit.openCardPage(token), 'decline');
  await declined;

  const page = await visit.openCardPage(token);
  const later = await waiting();
  const approved = Promise.all([next(socket, 'approved'), next(later.socket, 'approved')]);
  await visit.payWith(page, 'approve');
  await approved;
  expect(events).toEqual(['declined', 'approved']);
  expect(later.events).toEqual(['approved']);
});

test('an attendee is not notified of another one’s payment', async () => {
  const stranger = await waiting({ token: await visit.api.loginAs('request') });
  const { socket } = await waiting();
  const approved = next(socket, 'approved');
  await visit.payWith(await visit.openCardPage(token), 'approve');
  await approved;
  // Events for both would have been sent in the same run, before the next response of the server.
  const left = next(stranger.socket, 'disconnect');
  stranger.socket.disconnect();
  await left;
  expect(stranger.events).toEqual([]);
});

test.each([
  ['no token', undefined],
  ['a token that is no text', { toString: 'x' }],
  ['a forged token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
])('%s cannot open the channel', async (_what, forged) => {
  expect(await getRefusal({ token: forged })).toBe('authorization-0001');
});

test('a page of another origin cannot open the websocket, and other paths have none', async () => {
  expect(await getRefusal({ origin: 'https://elsewhere.example' })).toBe('websocket error');
  expect(await getRefusal({ namespace: '/' })).toBe('route-0001');
  expect(await getRefusal({ namespace: '/unknown' })).toBe('Invalid namespace');
});

test('events during an outage of the API are reported as soon as it is back', async () => {
  const { socket } = await waiting();
  const lost = next(socket, 'disconnect');
  await other.close();
  await lost;
  await visit.payWith(await visit.openCardPage(token), 'approve');

  const approved = next(socket, 'approved');
  await startOther(port);
  await approved;
});

test('an ended session gets no events', async () => {
  const { socket, events } = await waiting();
  const page = await visit.openCardPage(token);
  const over = next(socket, 'disconnect');
  // Another login on the same device ends the previous session.
  await visit.api.loginAs('package');
  await visit.payWith(page, 'approve');
  await over;
  expect(events).toEqual([]);
});
