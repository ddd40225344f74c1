import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
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

test('details that failed to load offline are loaded when online, without blocking the page', async () => {
  const storage = adasStorage();
  const { store, actions } = openTab(storage, respondNever(attendeeSelfCalls.attendeeDetails), details);
  actions.start();
  await settled();
  expect(store.getState()).toMatchObject({ phase: 'signedIn', attendee: null });
  const phases = new Set<string>();
  store.subscribe(({ phase }) => phases.add(phase));

  window.dispatchEvent(new Event('online'));
  await settled();

  expect(store.getState().attendee?.id).toBe(ada.id);
  expect([...phases]).toEqual(['signedIn']);
});

test('every failed call is reported, including those of the session itself', async () => {
  const { actions, failed } = openTab(
    adasStorage(),
    respondWithError(attendeeSelfCalls.attendeeDetails, 'server-0001', { requestId: 'r-1' }),
  );
  const heard: unknown[] = [];
  failed.listen(({ row, error }) => heard.push([row.path, error.requestId]));

  actions.start();
  await settled();

  expect(heard).toEqual([[attendeeSelfCalls.attendeeDetails.path, 'r-1']]);
});

test('distinguishes tokens of another account from those of the visitor who is signed in', () => {
  const token = (sub: string, number: number) => `h.${btoa(JSON.stringify({ sub, number }))}.s`;
  const tokens = (accessToken: string) => ({ accessToken, refreshToken: 'r' });
  const storage = memoryStorage();
  const { actions } = openTab(storage);
  expect(actions.isForAnother(tokens(token('ada', 1)))).toBe(false);

  createCredentials(storage).keep(tokens(token('ada', 1)));
  expect(actions.isForAnother(tokens(token('ada', 2)))).toBe(false);
  expect(actions.isForAnother(tokens(token('grace', 1)))).toBe(true);
  expect(actions.isForAnother(tokens('opaque'))).toBe(true);
});
