import { afterAll, beforeAll, expect, test } from 'vitest';
import * as metaCalls from '@summit/contract/calls/meta';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { errorReports } from './meta.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('a reported error is stored', async () => {
  const body = {
    requestId: 'r-1',
    message: 'It broke',
    additionalErrorBody: '{"a":1}',
    email: 'me@fresh.example',
  };
  const { status } = await api.call(metaCalls.reportError, { body });

  expect(status).toBe(204);
  expect(await api.db.select().from(errorReports)).toMatchObject([body]);
});

test('the number of reports from one address is limited', async () => {
  const responses = await Promise.all(
    Array.from({ length: 70 }, () => api.call(metaCalls.reportError, { body: { message: 'Again' } })),
  );
  const refused = responses.filter(({ code }) => code === 'rate-limit-0001');
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(refused[0]?.raw.headers['retry-after']).toBeDefined();
});

test.each([
  [{}, { country: 'GB', name: 'United Kingdom', phonePrefix: '+44' }],
  [{ 'accept-language': 'en-US' }, { country: 'GB', name: 'United Kingdom', phonePrefix: '+44' }],
  [{ 'cf-ipcountry': 'de' }, { country: 'DE', name: 'Germany', phonePrefix: '+49' }],
  [{ 'cf-ipcountry': 'XX' }, { country: 'GB', name: 'United Kingdom', phonePrefix: '+44' }],
  [{ 'cf-ipcountry': 'toString' }, { country: 'GB', name: 'United Kingdom', phonePrefix: '+44' }],
])('the country of a visitor with the headers %j', async (headers, expected) => {
  const { body } = await api.call(metaCalls.countryInfo, { headers });
  expect(body).toEqual(expected);
});

test('a captcha challenge is bound to its call, which is required', async () => {
  const { body } = await api.call(metaCalls.captchaChallenge, { query: { action: 'public/login' } });
  expect(body).toMatchObject({
    parameters: { algorithm: expect.any(String), data: { action: 'public/login' } },
    signature: expect.any(String),
  });
  expect((await api.call(metaCalls.captchaChallenge)).code).toBe('validation.base-0001');
});
