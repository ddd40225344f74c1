import * as attendeePhotoCalls from '@summit/contract/calls/attendee-photo';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import { createCredentials } from '../session/credentials.ts';
import { createSession } from '../session/session.ts';
import { memoryStorage } from '../session/session-storage.ts';
import { ada } from '../testing-attendee.ts';
import {
  createTestServer,
  respond,
  respondNever,
  respondWithError,
  type TestResponse,
} from '../testing-responses.ts';
import type { Network } from './network.ts';

function visit(...responses: TestResponse[]) {
  const server = createTestServer(responses);
  const storage = memoryStorage();
  const session = createSession({ apiBaseUrl: '/api', storage, network: server.network });
  return { ...session, storage, requests: server.requests };
}

test('every call sends language and device, and the attendee’s token when logged in', async () => {
  const { call, storage, requests } = visit(respond(attendeeSelfCalls.attendeeDetails, ada));

  await call(attendeeSelfCalls.attendeeDetails);
  createCredentials(storage).keep({ accessToken: 'access-1', refreshToken: 'refresh-1' });
  await call(attendeeSelfCalls.attendeeDetails);

  const [anonymous, signedIn] = requests.map(({ headers }) => headers);
  expect(anonymous).toMatchObject({ 'Accept-Language': 'en-US', DeviceId: storage.getItem('deviceId') });
  expect(anonymous).not.toHaveProperty('Authorization');
  expect(anonymous).not.toHaveProperty('RefreshToken');
  expect(signedIn).toMatchObject({
    DeviceId: anonymous?.DeviceId,
    Authorization: 'Bearer access-1',
    RefreshToken: 'refresh-1',
  });
});

test('the captcha result is sent in its header', async () => {
  const { call, requests } = visit(respond(authCalls.forgotPasswordRequest));

  await call(authCalls.forgotPasswordRequest, { body: { email: 'a@b.example' }, responseKey: 'solved' });

  expect(requests[0]).toMatchObject({ body: { email: 'a@b.example' }, headers: { responseKey: 'solved' } });
});

test('a refusal has code, message, request id, status and fields', async () => {
  const failures = [{ field: 'email', errorCode: '0001', message: 'The field is required' }];
  const refusal = respondWithError(authCalls.login, 'validation.base-0001', { requestId: 'r-7', failures });
  const { call } = visit(refusal);

  const calling = call(authCalls.login, { body: { email: 'a@b.example', password: 'x' } });

  await expect(calling).rejects.toMatchObject({
    name: 'ApiError',
    code: 'validation.base-0001',
    message: 'Invalid registration from. Please check your fields.',
    requestId: 'r-7',
    status: 400,
    failures,
  });
});

test('a missing response gives network-0001, and the tokens are kept', async () => {
  const { call, storage } = visit(respondNever(attendeeSelfCalls.attendeeDetails));
  createCredentials(storage).keep({ accessToken: 'access-1', refreshToken: 'refresh-1' });

  await expect(call(attendeeSelfCalls.attendeeDetails)).rejects.toMatchObject({
    code: 'network-0001',
    status: 0,
  });

  expect(storage.getItem('accessToken')).toBe('access-1');
});

test('an error page of a proxy counts as a network failure', async () => {
  const badGateway: TestResponse = {
    row: attendeeSelfCalls.attendeeDetails,
    outcome: () => ({ status: 502, body: '<html>Bad gateway</html>' }),
  };
  const { call } = visit(badGateway);

  await expect(call(attendeeSelfCalls.attendeeDetails)).rejects.toMatchObject({
    code: 'network-0001',
    status: 502,
  });
});

test('a caller who aborts gets the reason, not a network error', async () => {
  const controller = new AbortController();
  const reason = new Error('left the page');
  const { call } = visit(
    respond(attendeeSelfCalls.attendeeDetails, () => {
      controller.abort(reason);
      throw new Error('aborted');
    }),
  );

  await expect(call(attendeeSelfCalls.attendeeDetails, { signal: controller.signal })).rejects.toBe(reason);
});

test('a file is sent as the part named in its row, with upload progress', async () => {
  const stored = { storedFileResponses: [] };
  const server = createTestServer([respond(attendeePhotoCalls.uploadImage, stored)]);
  const network: Network = (request) => {
    request.onSent?.(0.25);
    request.onSent?.(1);
    return server.network(request);
  };
  const { call } = createSession({ apiBaseUrl: '/api', storage: memoryStorage(), network });
  const shares: number[] = [];

  const body = { file: new File(['four'], 'me.jpg', { type: 'image/jpeg' }) };
  await call(attendeePhotoCalls.uploadImage, { body, onSent: (share) => shares.push(share) });

  const sent = server.requests[0]?.body as FormData;
  expect(sent.get('file')).toMatchObject({ name: 'me.jpg', size: 4 });
  expect(shares).toEqual([0.25, 1]);
});
