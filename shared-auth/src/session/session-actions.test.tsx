import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import { storageKeys } from '@summit/contract/session/storage-keys';
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
import { memoryStorage, type SessionStorage } from './session-storage.ts';
import type { AttendeeDetails } from './session-store.ts';

const grace: AttendeeDetails = { ...ada, id: 'attendee-grace', firstName: 'Grace' };
const adasTokens = { accessToken: 'ada-access', refreshToken: 'ada-refresh' };
const gracesTokens = { accessToken: 'grace-access', refreshToken: 'grace-refresh' };
const login = { email: 'grace@demo.summit.example', password: 'Summit2027' };

/** Details of the attendee who makes the call, as on the real server. */
const details: TestResponse = respond(attendeeSelfCalls.attendeeDetails, ({ headers }) =>
  headers['Authorization'] === 'Bearer grace-access' ? grace : ada,
);
const status = respond(attendeeSelfCalls.registrationStatus, adasStatus);

function openTab(storage: SessionStorage, ...responses: TestResponse[]) {
  const server = createTestServer([...responses, details, status]);
  return {
    ...createSession({ apiBaseUrl: '/api', storage, network: server.network }),
    requests: server.requests,
  };
}

function adasStorage(): SessionStorage {
  const storage = memoryStorage();
  createCredentials(storage).keep(adasTokens);
  return storage;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** The event that a browser sends to this tab when another one writes. */
function fromAnotherTab(storage: SessionStorage, changes: Record<string, string | null>) {
  for (const [key, newValue] of Object.entries(changes)) {
    if (newValue === null) storage.removeItem(key);
    else storage.setItem(key, newValue);
  }
  for (const [key, newValue] of Object.entries(changes)) {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
}

test('the session is unknown before the start, and a visitor without tokens makes no calls', async () => {
  const { store, actions, requests } = openTab(memoryStorage());
  expect(store.getState().phase).toBe('unknown');
  expect(actions.hasTokens()).toBe(false);

  actions.start();
  await settled();

  expect(store.getState()).toMatchObject({ phase: 'anonymous', attendee: null });
  expect(store.getState().deviceId).not.toBeNull();
  expect(requests).toHaveLength(0);
});

test('a stored session is restored with status and details', async () => {
  const { store, actions } = openTab(adasStorage());
  expect(actions.hasTokens()).toBe(true);

  actions.start();
  expect(store.getState().phase).toBe('loading');
  await settled();

  expect(store.getState()).toMatchObject({
    phase: 'signedIn',
    attendee: ada,
    registrationStatus: adasStatus,
  });
});

test('a login ends the old session first, then stores the tokens and loads the details', async () => {
  const storage = adasStorage();
  const { store, actions, requests } = openTab(storage, respond(authCalls.login, gracesTokens));
  actions.start();
  await settled();

  const logging = actions.login(login, 'solved');
  expect(store.getState()).toMatchObject({ phase: 'anonymous', attendee: null, accessToken: null });
  expect(storage.getItem('accessToken')).toBeNull();
  await logging;

  expect(store.getState()).toMatchObject({ phase: 'signedIn', attendee: grace });
  expect(storage.getItem('refreshToken')).toBe('grace-refresh');
  const sent = requests.find(({ path }) => path === authCalls.login.path);
  expect(sent).toMatchObject({ body: login, headers: { responseKey: 'solved' } });
  expect(sent?.headers).not.toHaveProperty('Authorization');
});

test('a failed login leaves no session', async () => {
  const { store, actions } = openTab(adasStorage(), respondWithError(authCalls.login, 'cqrs-0009'));
  actions.start();

  await expect(actions.login(login, 'solved')).rejects.toMatchObject({ code: 'cqrs-0009' });
  await settled();

  expect(store.getState()).toMatchObject({ phase: 'anonymous', attendee: null });
});

test('logout clears both tokens and the details, and a late response does not restore them', async () => {
  const storage = adasStorage();
  const { store, actions } = openTab(storage);
  actions.start();
  storage.setItem(storageKeys.lastSeenAttendee, '{"name":"Ada"}');

  actions.logout();
  await settled();

  expect(storage.getItem(storageKeys.lastSeenAttendee)).toBeNull();
  expect(storage.getItem('accessToken')).toBeNull();
  expect(storage.getItem('refreshToken')).toBeNull();
  expect(storage.getItem('deviceId')).not.toBeNull();
  expect(store.getState()).toMatchObject({ phase: 'anonymous', attendee: null, registrationStatus: null });
});

test('a logout ends the session on the server too, without waiting for it', async () => {
  const storage = adasStorage();
  const { actions, requests } = openTab(storage, respond(authCalls.logout));
  actions.start();
  await settled();

  actions.logout();
  expect(storage.getItem('refreshToken')).toBeNull();
  await settled();

  const sent = requests.find(({ path }) => path === authCalls.logout.path);
  expect(sent?.body).toEqual({ refreshToken: 'ada-refresh' });
  expect(sent?.headers).not.toHaveProperty('Authorization');
});

test('a logout works without a network', async () => {
  const storage = adasStorage();
  const { store, actions } = openTab(storage, respondNever(authCalls.logout));
  actions.start();
  await settled();

  actions.logout();
  expect(store.getState()).toMatchObject({ phase: 'anonymous', attendee: null });
  await settled();

  expect(storage.getItem('accessToken')).toBeNull();
  expect(store.getState().phase).toBe('anonymous');
});

test('a logout without a session sends nothing to the server', async () => {
  const { actions, requests } = openTab(memoryStorage());
  actions.start();
  actions.logout();
  await settled();

  expect(requests).toEqual([]);
});

test('a login with another account ends the old session on the server', async () => {
  const { actions, requests } = openTab(
    adasStorage(),
    respond(authCalls.login, gracesTokens),
    respond(authCalls.logout),
  );
  actions.start();
  await actions.login(login, 'solved');
  await settled();

  const ended = requests.filter(({ path }) => path === authCalls.logout.path);
  expect(ended.map(({ body }) => body)).toEqual([{ refreshToken: 'ada-refresh' }]);
});

test('a logout in another tab takes effect here', async () => {
  const storage = adasStorage();
  const { store, actions } = openTab(storage);
  actions.start();
  await settled();

  fromAnotherTab(storage, { accessToken: null, refreshToken: null });

  expect(store.getState()).toMatchObject({ phase: 'anonymous', attendee: null, accessToken: null });
});

test('a login with another account in another tab replaces the name here', async () => {
  const storage = adasStorage();
  const { store, actions } = openTab(storage);
  actions.start();
  await settled();
  const names: (string | undefined)[] = [];
  store.subscribe(({ attendee }) => names.push(attendee?.firstName));

  storage.setItem('refreshToken', 'grace-refresh');
  storage.setItem('accessToken', 'grace-access');
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: 'grace-access' }));
  await settled();

  expect(names).not.toContain('Ada');
  expect(store.getState().attendee?.firstName).toBe('Grace');
});

test('a token refreshed in another tab is used here, and the name stays', async () => {
  const storage = adasStorage();
  const { store, actions, requests } = openTab(storage);
  actions.start();
  await settled();

  fromAnotherTab(storage, { refreshToken: 'ada-refresh-2', accessToken: 'ada-access-2' });

  expect(store.getState()).toMatchObject({ phase: 'signedIn', attendee: ada, accessToken: 'ada-access-2' });
  expect(requests).toHaveLength(2);
});

test('a page from the back-forward cache reads the session again', async () => {
  const storage = adasStorage();
  const { store, actions } = openTab(storage);
  actions.start();
  await settled();

  createCredentials(storage).keep(gracesTokens);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.getState().attendee).toBeNull();
  await settled();

  expect(store.getState().attendee).toEqual(grace);
});

test('a failed reload keeps the known details', async () => {
  const failing = [
    respond(attendeeSelfCalls.attendeeDetails, ada),
    respondWithError(attendeeSelfCalls.attendeeDetails, 'server-0001'),
  ];
  const { store, actions } = openTab(adasStorage(), ...failing);
  actions.start();
  await settled();

  await actions.reload();

  expect(store.getState()).toMatchObject({ phase: 'signedIn', attendee: ada });
});
