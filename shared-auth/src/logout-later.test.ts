import { attendeeSelfCalls } from '@summit/contract/calls/attendee-self';
import { authCalls } from '@summit/contract/calls/auth';
import { createCredentials } from './credentials.ts';
import { createSession } from './session.ts';
import { memoryStorage } from './session-storage.ts';
import { answer, answerError, answerOffline, createTestServer, type TestAnswer } from './testing-answers.ts';
import { ada, adasStatus } from './testing-attendee.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Ada logs out while the server responds like this. */
async function logOut(...answers: TestAnswer[]) {
  const storage = memoryStorage();
  createCredentials(storage).keep({ accessToken: 'ada-access', refreshToken: 'ada-refresh' });
  const details = [
    answer(attendeeSelfCalls.attendeeDetails, ada),
    answer(attendeeSelfCalls.registrationStatus, adasStatus),
  ];
  const server = createTestServer([...answers, ...details]);
  const { actions } = createSession({ apiBaseUrl: '/api', storage, adapter: server.adapter });
  actions.start();
  await settled();
  actions.logout();
  await settled();
  const told = () => server.requests.filter(({ path }) => path === authCalls.logout.path);
  return { told, storage };
}

const backOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await settled();
};

test('a logout without a network ends the session on the server when there is one again, once', async () => {
  const { told, storage } = await logOut(answerOffline(authCalls.logout), answer(authCalls.logout));
  expect(storage.getItem('refreshToken')).toBeNull();

  await backOnline();
  await backOnline();

  expect(told().map(({ body }) => body)).toEqual([
    { refreshToken: 'ada-refresh' },
    { refreshToken: 'ada-refresh' },
  ]);
});

test('what does not arrive then either is told again', async () => {
  const offline = answerOffline(authCalls.logout);
  const { told } = await logOut(offline, offline, answer(authCalls.logout));

  await backOnline();
  await backOnline();
  await backOnline();

  expect(told()).toHaveLength(3);
});

test('what the server has answered is not told again', async () => {
  const { told } = await logOut(answerError(authCalls.logout, 'server-0001'));

  await backOnline();

  expect(told()).toHaveLength(1);
});

test('a server that had stopped is told half a minute later', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'], advanceTimers: true });
  const { told } = await logOut(answerOffline(authCalls.logout), answer(authCalls.logout));
  expect(told()).toHaveLength(1);

  await jest.advanceTimersByTimeAsync(30_000);
  jest.useRealTimers();
  await settled();

  expect(told()).toHaveLength(2);
});
