import { defineCalls } from '@summit/contract/call';
import { shape, text } from '@summit/contract/response-shapes';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { serve } from './serve.ts';

const calls = defineCalls({
  mine: {
    method: 'GET',
    path: '/test/mine',
    access: 'attendee',
    summary: 'For tests',
    response: shape({ email: text() }),
    errors: [],
  },
  organised: {
    method: 'GET',
    path: '/test/organised',
    access: 'organiser',
    summary: 'For tests',
    errors: [],
  },
  perhaps: {
    method: 'GET',
    path: '/test/perhaps',
    access: 'public',
    personal: true,
    summary: 'For tests',
    response: shape({ email: text() }),
    errors: [],
  },
});

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

test('an attendee call knows its caller', async () => {
  const { body } = await api.call(calls.mine, { token: await api.loginAs('buy') });

  expect(body.email).toBe('buy@demo.summit.example');
});

test.each([undefined, 'forged'])('an attendee call refuses the token %s', async (token) => {
  const { status, code } = await api.call(calls.mine, { token });

  expect([status, code]).toEqual([401, 'authorization-0001']);
});

test('an organiser call refuses an attendee and lets an organiser in', async () => {
  const attendee = await api.call(calls.organised, { token: await api.loginAs('buy') });
  const organiser = await api.call(calls.organised, { token: await api.loginAs('organiser') });

  expect([attendee.code, organiser.status]).toEqual(['oauth.advanced-0007', 204]);
});

test('a public call may ask who calls: nobody without a token, and a bad one is refused', async () => {
  const nobody = await api.call(calls.perhaps);
  const somebody = await api.call(calls.perhaps, { token: await api.loginAs('buy') });
  const forged = await api.call(calls.perhaps, { token: 'forged' });

  expect([nobody.body.email, somebody.body.email]).toEqual(['nobody', 'buy@demo.summit.example']);
  expect(forged.code).toBe('authorization-0001');
});
