import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import { ada, adasStatus } from '../testing-attendee.ts';
import {
  createTestServer,
  respond,
  respondNever,
  respondWithError,
  type TestResponse,
} from '../testing-responses.ts';
import { createCredentials } from './credentials.ts';
import { createSession } from './session.ts';
import { memoryStorage } from './session-storage.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Logs Ada out while the server has these responses. */
async function logOut(...responses: TestResponse[]) {
  const storage = memoryStorage();
  createCredentials(storage).keep({ accessToken: 'ada-access', refreshToken: 'ada-refresh' });
  const details = [
    respond(attendeeSelfCalls.attendeeDetails, ada),
    respond(attendeeSelfCalls.registrationStatus, adasStatus),
  ];
  const server = createTestServer([...responses, ...details]);
  const { actions } = createSession({ apiBaseUrl: '/api', storage, network: server.network });
  actions.start();
  await settled();
  actions.logout();
  await settled();
  const logouts = () => server.requests.filter(({ path }) => path === authCalls.logout.path);
  return { logouts, storage };
}

const backOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await settled();
};

test('a logout without a network ends the session on the server once when the network is back', async () => {
  const { logouts, storage } = await logOut(respondNever(authCalls.logout), respond(authCalls.logout));
  expect(storage.getItem('refreshToken')).toBeNull();

  await backOnline();
  await backOnline();

  expect(logouts().map(({ body }) => body)).toEqual([
    { refreshToken: 'ada-refresh' },
    { refreshToken: 'ada-refresh' },
  ]);
});

test('a logout that fails again is resent', async () => {
  const offline = respondNever(authCalls.logout);
  const { logouts } = await logOut(offline, offline, respond(authCalls.logout));

  await backOnline();
  await backOnline();
  await backOnline();

  expect(logouts()).toHaveLength(3);
});

test('a logout that the server has confirmed is not resent', async () => {
  const { logouts } = await logOut(respondWithError(authCalls.logout, 'server-0001'));

  await backOnline();

  expect(logouts()).toHaveLength(1);
});

test('a server that was down is notified half a minute later', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'], advanceTimers: true });
  const { logouts } = await logOut(respondNever(authCalls.logout), respond(authCalls.logout));
  expect(logouts()).toHaveLength(1);

  await jest.advanceTimersByTimeAsync(30_000);
  jest.useRealTimers();
  await settled();

  expect(logouts()).toHaveLength(2);
});
