import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as metaCalls from '@summit/contract/calls/meta';
import { headers } from '@summit/contract/requests/request-headers';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { createCredentials } from './session/credentials.ts';
import { createSession } from './session/session.ts';
import { memoryStorage, type SessionStorage } from './session/session-storage.ts';
import { ada } from './testing-attendee.ts';
import {
  createTestServer,
  respond,
  respondNever,
  respondToCaptcha,
  respondWithError,
  type TestResponse,
} from './testing-responses.ts';

const oldTokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const newTokens = { accessToken: 'access-2', refreshToken: 'refresh-2' };

/** A server that knows one access token; each use of a refresh token returns the same successor. */
function serverAccepting(valid: string, ...others: TestResponse[]) {
  const expired = respondWithError(attendeeSelfCalls.attendeeDetails, 'cryptography-0001');
  const known = respond(attendeeSelfCalls.attendeeDetails, ada);
  const details: TestResponse = {
    row: attendeeSelfCalls.attendeeDetails,
    outcome: (request) =>
      request.headers['Authorization'] === `Bearer ${valid}`
        ? known.outcome(request)
        : expired.outcome(request),
  };
  return createTestServer([details, ...others]);
}

function openTab(
  server: ReturnType<typeof createTestServer>,
  storage: SessionStorage,
  onEnded: () => void = () => undefined,
) {
  const session = createSession({ apiBaseUrl: '/api', storage, network: server.network });
  session.ended.listen(onEnded);
  return session;
}

function keepingTokens(): SessionStorage {
  const storage = memoryStorage();
  createCredentials(storage).keep(oldTokens);
  return storage;
}

function refreshes(server: ReturnType<typeof createTestServer>) {
  return server.requests.filter(({ path }) => path === authCalls.refreshToken.path);
}

/** One lock for all tabs of a test, like a browser's Web Locks. */
function installLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => Promise<unknown>) => {
    const mine = last.then(run);
    last = mine.catch(() => undefined);
    return mine;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

test('fifty calls with an expired token cause one refresh and all succeed', async () => {
  const server = serverAccepting('access-2', respond(authCalls.refreshToken, newTokens));
  const storage = keepingTokens();
  const { call } = openTab(server, storage);

  const responses = await Promise.all(
    Array.from({ length: 50 }, () => call(attendeeSelfCalls.attendeeDetails)),
  );

  expect(responses).toHaveLength(50);
  expect(responses[49]).toEqual(ada);
  expect(refreshes(server)).toHaveLength(1);
  expect(refreshes(server)[0]?.body).toEqual({ refreshToken: 'refresh-1' });
  expect(storage.getItem('accessToken')).toBe('access-2');
  expect(storage.getItem('refreshToken')).toBe('refresh-2');
});

/** Other tabs see each written key a little later and separately, as in a browser with one process per tab. */
function laggingViews(): [SessionStorage, SessionStorage] {
  const views = [keepingTokens(), keepingTokens()] as const;
  const view = (own: SessionStorage, other: SessionStorage): SessionStorage => ({
    getItem: (key) => own.getItem(key),
    setItem(key, value) {
      own.setItem(key, value);
      setTimeout(() => other.setItem(key, value), key === storageKeys.accessToken ? 60 : 20);
    },
    removeItem: (key) => own.removeItem(key),
  });
  return [view(views[0], views[1]), view(views[1], views[0])];
}

test("tabs that see each other's tokens with a delay still make one refresh", async () => {
  installLocks();
  const server = serverAccepting('access-2', respond(authCalls.refreshToken, newTokens));
  const tabs = laggingViews().map((storage) => openTab(server, storage));

  const responses = await Promise.all(
    tabs.flatMap(({ call }) => Array.from({ length: 25 }, () => call(attendeeSelfCalls.attendeeDetails))),
  );

  expect(responses).toHaveLength(50);
  expect(refreshes(server)).toHaveLength(1);
});

test('two tabs with an expired token cause one refresh', async () => {
  installLocks();
  const server = serverAccepting('access-2', respond(authCalls.refreshToken, newTokens));
  const storage = keepingTokens();
  const tabs = [openTab(server, storage), openTab(server, storage)];

  const responses = await Promise.all(
    tabs.flatMap(({ call }) => [1, 2, 3].map(() => call(attendeeSelfCalls.attendeeDetails))),
  );

  expect(responses).toHaveLength(6);
  expect(refreshes(server)).toHaveLength(1);
});

/** A server with many requests from this network: it requires a captcha with a call that usually needs none. */
function serverInHall(...others: TestResponse[]) {
  const asked = respondWithError(attendeeSelfCalls.attendeeDetails, 'googlecaptcha-0001');
  const known = respond(attendeeSelfCalls.attendeeDetails, ada);
  const details: TestResponse = {
    row: attendeeSelfCalls.attendeeDetails,
    outcome: (request) =>
      request.headers[headers.captcha] ? known.outcome(request) : asked.outcome(request),
  };
  return createTestServer([details, ...others]);
}

test('a call that needs a captcha because of many requests solves it and is retried', async () => {
  const shown = respond(metaCalls.captcha, { provider: 'altcha', siteKey: null });
  const server = serverInHall(shown, respondToCaptcha());
  const { call } = openTab(server, keepingTokens());

  expect(await call(attendeeSelfCalls.attendeeDetails)).toEqual(ada);
  const made = server.requests.filter(({ path }) => path === attendeeSelfCalls.attendeeDetails.path);
  expect(made.map(({ headers: sent }) => Boolean(sent[headers.captcha]))).toEqual([false, true]);
});

test('an unavailable captcha leaves the server’s error', async () => {
  const server = serverInHall(respondWithError(metaCalls.captcha, 'server-0002'));
  const { call } = openTab(server, keepingTokens());

  await expect(call(attendeeSelfCalls.attendeeDetails)).rejects.toMatchObject({ code: 'googlecaptcha-0001' });
});

test('a call is retried only once', async () => {
  const server = serverAccepting('never valid', respond(authCalls.refreshToken, newTokens));
  const { call } = openTab(server, keepingTokens());

  await expect(call(attendeeSelfCalls.attendeeDetails)).rejects.toMatchObject({
    code: 'cryptography-0001',
    status: 401,
  });

  expect(server.requests.map(({ path }) => path)).toEqual([
    attendeeSelfCalls.attendeeDetails.path,
    authCalls.refreshToken.path,
    attendeeSelfCalls.attendeeDetails.path,
  ]);
});

test('a refused refresh token logs out once, however many calls are waiting, and its error is thrown', async () => {
  const server = serverAccepting('access-2', respondWithError(authCalls.refreshToken, 'authorization-0003'));
  const storage = keepingTokens();
  const onEnded = jest.fn();
  const { call, store } = openTab(server, storage, onEnded);

  const results = await Promise.allSettled([1, 2, 3].map(() => call(attendeeSelfCalls.attendeeDetails)));

  for (const result of results) {
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'authorization-0003' } });
  }
  expect(refreshes(server)).toHaveLength(1);
  expect(onEnded).toHaveBeenCalledTimes(1);
  expect(storage.getItem('accessToken')).toBeNull();
  expect(storage.getItem('refreshToken')).toBeNull();
  expect(store.getState()).toMatchObject({ phase: 'anonymous', accessToken: null });
});

test('a 401 of the refresh call itself is thrown', async () => {
  const server = createTestServer([respondWithError(authCalls.refreshToken, 'authorization-0002')]);
  const onEnded = jest.fn();
  const { call } = openTab(server, keepingTokens(), onEnded);

  const refreshing = call(authCalls.refreshToken, { body: { refreshToken: 'refresh-1' } });

  await expect(refreshing).rejects.toMatchObject({ code: 'authorization-0002' });
  expect(server.requests).toHaveLength(1);
  expect(onEnded).not.toHaveBeenCalled();
});

test.each([
  ['the network is down', respondNever(authCalls.refreshToken), 'network-0001'],
  ['the server is busy', respondWithError(authCalls.refreshToken, 'rate-limit-0001'), 'rate-limit-0001'],
  ['the server is broken', respondWithError(authCalls.refreshToken, 'server-0001'), 'server-0001'],
])('the visitor is not logged out because %s', async (_situation, refreshResponse, code) => {
  const storage = keepingTokens();
  const onEnded = jest.fn();
  const { call } = openTab(serverAccepting('access-2', refreshResponse), storage, onEnded);

  await expect(call(attendeeSelfCalls.attendeeDetails)).rejects.toMatchObject({ code });

  expect(storage.getItem('refreshToken')).toBe('refresh-1');
  expect(onEnded).not.toHaveBeenCalled();
});

test('a visitor who logs out during a refresh stays logged out', async () => {
  const storage = keepingTokens();
  const { call, actions } = openTab(
    serverAccepting(
      'access-2',
      respond(authCalls.refreshToken, () => {
        actions.logout();
        return newTokens;
      }),
    ),
    storage,
  );

  await expect(call(attendeeSelfCalls.attendeeDetails)).rejects.toMatchObject({ status: 401 });

  expect(storage.getItem('accessToken')).toBeNull();
});

test('without a session a 401 is an ordinary error', async () => {
  const server = serverAccepting('access-2');
  const { call } = openTab(server, memoryStorage());

  await expect(call(attendeeSelfCalls.attendeeDetails)).rejects.toMatchObject({ code: 'cryptography-0001' });

  expect(server.requests).toHaveLength(1);
});
