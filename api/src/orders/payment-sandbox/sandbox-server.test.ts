import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxServer } from './sandbox-server.ts';

const secret = 'what the API and the sandbox share in this test';

const { app } = sandboxServer({
  secret,
  origin: () => 'http://sandbox.example',
  now: () => new Date('2027-03-01T10:00:00Z'),
  deliver: async () => true,
});
let id: string;

beforeAll(async () => {
  const headers = { authorization: `Bearer ${secret}` };
  const returnUrl = 'https://summit.example/registration/execute-payment';
  const payload = {
    ...{
      paymentId: 'p1',
      amountMinor: 29_500,
      currency: 'GBP',
      description: 'VIP',
      email: 'ada@fresh.example',
    },
    ...{ returnUrl, cancelUrl: returnUrl, webhookUrl: 'https://summit.example/api' },
    closesAt: '2027-03-01T10:30:00Z',
  };
  id = (await app.inject({ method: 'POST', url: '/api/pages', headers, payload })).json<{ id: string }>().id;
});
afterAll(() => app.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const press = (payload?: string) =>
  app.inject({ method: 'POST', url: `/pay/${id}`, payload, headers: payload === undefined ? {} : form });

test.each([
  ['a long path', () => `/pay/${'x'.repeat(1000)}`],
  ['a path of slashes', () => `/pay/${'/'.repeat(7000)}a`],
  ['a call of the API', () => `/api/pages/${'x'.repeat(1000)}`],
  ['a long search', () => `/pay/${id}?${'x'.repeat(8000)}`],
])('%s is refused before it is parsed', async (_what, url) => {
  expect((await app.inject(url())).statusCode).toBe(414);
  expect((await app.inject(`/pay/${id}`)).statusCode).toBe(200);
});

test.each([
  ['no body', undefined],
  ['no card', ''],
  ['an unknown card', 'card=none'],
  ...Object.getOwnPropertyNames(Object.prototype).flatMap((name): [string, string][] => [
    [`${name} as the card`, `card=${name}`],
    [`${name} as a field`, `${name}=1`],
  ]),
])('%s pays nothing, and causes no error', async (_what, payload) => {
  expect((await press(payload)).statusCode).toBe(303);
  const headers = { authorization: `Bearer ${secret}` };
  expect((await app.inject({ url: `/api/pages/${id}`, headers })).json()).toMatchObject({ state: 'open' });
});
