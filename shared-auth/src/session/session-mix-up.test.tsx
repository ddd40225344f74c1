import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as awardsCalls from '@summit/contract/calls/awards';
import { ada, adasStatus } from '../testing-attendee.ts';
import { createTestServer, respond, type TestRequest, type TestResponse } from '../testing-responses.ts';
import { createCredentials } from './credentials.ts';
import { createSession } from './session.ts';
import { memoryStorage, type SessionStorage } from './session-storage.ts';
import type { AttendeeDetails } from './session-store.ts';

const grace: AttendeeDetails = { ...ada, id: 'attendee-grace', firstName: 'Grace' };

/** An access token of this attendee; the browser reads only its claims, so it has no valid signature. */
function getToken(attendee: AttendeeDetails, number = 1): string {
  const payload = btoa(JSON.stringify({ sub: attendee.id, number })).replaceAll('=', '');
  return `header.${payload}.signature`;
}

function getTokens(attendee: AttendeeDetails, number = 1) {
  return { accessToken: getToken(attendee, number), refreshToken: `${attendee.id}-${number}` };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Runs once, before the first response of a row arrives. */
let meanwhile: (() => void) | undefined;

beforeEach(() => {
  meanwhile = undefined;
});

function whoAsks({ headers }: TestRequest): AttendeeDetails {
  const asker = [ada, grace].find((one) =>
    headers['Authorization']?.includes(getToken(one).split('.')[1] ?? ''),
  );
  return asker ?? ada;
}

function openTab(storage: SessionStorage, ...responses: TestResponse[]) {
  const details = respond(attendeeSelfCalls.attendeeDetails, (request) => {
    const asker = whoAsks(request);
    meanwhile?.();
    meanwhile = undefined;
    return asker;
  });
  const server = createTestServer([
    ...responses,
    details,
    respond(attendeeSelfCalls.registrationStatus, adasStatus),
    respond(authCalls.logout),
  ]);
  const session = createSession({ apiBaseUrl: '/api', storage, network: server.network });
  const names: (string | undefined)[] = [];
  session.store.subscribe(({ attendee }) => names.push(attendee?.firstName));
  return { ...session, names, requests: server.requests };
}

function getStorage(attendee: AttendeeDetails): SessionStorage {
  const storage = memoryStorage();
  createCredentials(storage).keep(getTokens(attendee));
  return storage;
}

function clear(storage: SessionStorage): void {
  createCredentials(storage).forget();
}

test('details that arrive after storage was cleared show no name', async () => {
  const storage = getStorage(ada);
  const { store, actions, names } = openTab(storage);
  meanwhile = () => clear(storage);
  actions.start();
  await settled();

  expect(names.filter(Boolean)).toEqual([]);
  expect(store.getState()).toMatchObject({ phase: 'anonymous', attendee: null, accessToken: null });
});

test('details that arrive after storage got another account’s tokens show only that account’s name', async () => {
  const storage = getStorage(ada);
  const { store, actions, names } = openTab(storage);
  meanwhile = () => {
    clear(storage);
    createCredentials(storage).keep(getTokens(grace));
  };
  actions.start();
  await settled();

  expect(names).not.toContain('Ada');
  expect(store.getState()).toMatchObject({ phase: 'signedIn', attendee: { firstName: 'Grace' } });
});

test('a token of the same attendee refreshed by another tab meanwhile changes nothing', async () => {
  const storage = getStorage(ada);
  const { store, actions, requests } = openTab(storage);
  meanwhile = () => createCredentials(storage).keep(getTokens(ada, 2));
  actions.start();
  await settled();

  expect(store.getState()).toMatchObject({ attendee: ada, accessToken: getToken(ada, 2) });
  expect(requests).toHaveLength(2);
});

test('a cleared storage is noticed when the visitor returns to the page', async () => {
  const storage = getStorage(ada);
  const { store, actions } = openTab(storage);
  actions.start();
  await settled();

  clear(storage);
  window.dispatchEvent(new Event('focus'));

  expect(store.getState()).toMatchObject({ phase: 'anonymous', attendee: null });
});

test('a cleared storage is noticed with the next call that needs a session', async () => {
  const storage = getStorage(ada);
  const refused: TestResponse = {
    row: awardsCalls.voteStepOne,
    outcome: () => ({ status: 401, body: { Code: 'authorization-0001', Message: 'x', RequestId: 'y' } }),
  };
  const { store, actions, call } = openTab(storage, refused);
  actions.start();
  await settled();

  clear(storage);
  const voting = call(awardsCalls.voteStepOne, { body: { votes: [] } });

  await expect(voting).rejects.toMatchObject({ code: 'authorization-0001' });
  expect(store.getState()).toMatchObject({ phase: 'anonymous', attendee: null });
});

test('data read for one visitor are not shown to the next', async () => {
  const storage = getStorage(ada);
  const { store, actions, call } = openTab(storage);
  actions.start();
  await settled();

  meanwhile = () => createCredentials(storage).keep(getTokens(grace));
  const reading = call(attendeeSelfCalls.attendeeDetails);

  await expect(reading).rejects.toMatchObject({ code: 'authorization-0003', status: 401 });
  await settled();
  expect(store.getState().attendee?.firstName).toBe('Grace');
});

test('an action begun with one visitor’s expired token is not executed for another', async () => {
  const storage = getStorage(ada);
  const expired: TestResponse = {
    row: awardsCalls.voteStepOne,
    outcome: () => {
      createCredentials(storage).keep(getTokens(grace));
      return { status: 401, body: { Code: 'cryptography-0001', Message: 'x', RequestId: 'y' } };
    },
  };
  const { actions, call, requests } = openTab(storage, expired);
  actions.start();
  await settled();

  const voting = call(awardsCalls.voteStepOne, { body: { votes: [] } });

  await expect(voting).rejects.toMatchObject({ code: 'cryptography-0001' });
  expect(requests.filter(({ path }) => path === awardsCalls.voteStepOne.path)).toHaveLength(1);
});

test('an expired link for a new password refreshes no session', async () => {
  const expired: TestResponse = {
    row: authCalls.resetPassword,
    outcome: () => ({ status: 401, body: { Code: 'cryptography-0001', Message: 'x', RequestId: 'y' } }),
  };
  const { call, requests } = openTab(getStorage(ada), expired);

  const resetting = call(authCalls.resetPassword, { body: { token: 'old', password: 'Renewed1' } });

  await expect(resetting).rejects.toMatchObject({ code: 'cryptography-0001' });
  expect(requests).toHaveLength(1);
});
