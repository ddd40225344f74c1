import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineCall } from '@summit/contract/requests/call';
import { shape, text } from '@summit/contract/requests/response-shapes';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { serve } from './serve.ts';

const calls = {
  mine: defineCall({
    method: 'GET',
    path: '/test/mine',
    access: 'attendee',
    summary: 'For tests',
    response: shape({ email: text() }),
    errors: [],
  }),
  organised: defineCall({
    method: 'GET',
    path: '/test/organised',
    access: 'organiser',
    summary: 'For tests',
    errors: [],
  }),
  perhaps: defineCall({
    method: 'GET',
    path: '/test/perhaps',
    access: 'public',
    personal: true,
    summary: 'For tests',
    response: shape({ email: text() }),
    errors: [],
  }),
};

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
  serve(api.app, calls, {
    mine: async ({ attendee }) => ({ email: attendee.email }),
    organised: async () => undefined,
    perhaps: async ({ signedIn }) => ({ email: (await signedIn())?.email ?? 'nobody' }),
  });
});

afterAll(() => api.close());

test('an attendee call gets its caller', async () => {
  const { body } = await api.call(calls.mine, { token: await api.loginAs('buy') });

  expect(body.email).toBe('buy@demo.summit.example');
});

test.each([undefined, 'forged'])('an attendee call refuses the token %s', async (token) => {
  const { status, code } = await api.call(calls.mine, { token });

  expect([status, code]).toEqual([401, 'authorization-0001']);
});

test('an organiser call needs a session of an organiser, which is not valid for attendee calls', async () => {
  const attendee = await api.call(calls.organised, { token: await api.loginAs('organiser') });
  const session = await api.organise('owner');
  const organiser = await api.call(calls.organised, { token: session });
  const crossed = await api.call(calls.mine, { token: session });

  expect([attendee.code, organiser.status, crossed.code]).toEqual([
    'authorization-0001',
    204,
    'authorization-0001',
  ]);
});

test('a public call can get its caller: none without a token, and an invalid one is refused', async () => {
  const nobody = await api.call(calls.perhaps);
  const somebody = await api.call(calls.perhaps, { token: await api.loginAs('buy') });
  const forged = await api.call(calls.perhaps, { token: 'forged' });

  expect([nobody.body.email, somebody.body.email]).toEqual(['nobody', 'buy@demo.summit.example']);
  expect(forged.code).toBe('authorization-0001');
});
