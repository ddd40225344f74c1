import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as authCalls from '@summit/contract/calls/auth';
import * as metaCalls from '@summit/contract/calls/meta';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { CaptchaProvider } from './captcha.ts';
import { recaptchaCaptcha } from './recaptcha.ts';

/** The requests to the fake provider, and its responses. */
let asked: URLSearchParams[];
let verdict: (token: string) => { status?: number; body: string } | 'never';
let provider: Server;
let verifyUrl: string;

beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const form = new URLSearchParams(body);
      asked.push(form);
      const given = verdict(form.get('response') ?? '');
      if (given !== 'never') {
        response.writeHead(given.status ?? 200, { 'content-type': 'application/json' }).end(given.body);
      }
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  verifyUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
});

beforeEach(() => {
  asked = [];
  verdict = (token) => ({ body: JSON.stringify({ success: token === 'good' }) });
});

afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const keys = { siteKey: 'site-key', secretKey: 'secret-key' };

function captcha(timeoutMs = 5_000) {
  return recaptchaCaptcha({ ...keys, verifyUrl, timeoutMs });
}

async function redeem(provider: CaptchaProvider, responseKey: string | undefined, address: string) {
  const checked = await provider.check(responseKey, { action: 'public/login', address });
  return typeof checked === 'string' ? checked : checked();
}

test('the provider receives the secret, the result and the address, and decides', async () => {
  expect(await redeem(captcha(), 'good', '203.0.113.7')).toBeNull();
  expect(await redeem(captcha(), 'bad', '203.0.113.7')).toBe('wrong');

  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    secret: 'secret-key',
    response: 'good',
    remoteip: '203.0.113.7',
  });
});

test('the provider is not called without a result', async () => {
  expect(await redeem(captcha(), undefined, '203.0.113.7')).toBe('missing');
  expect(asked).toEqual([]);
});

test.each([
  [0.9, null],
  [0.5, null],
  [0.1, 'wrong'],
])('a score of %d gives %o', async (score, refusal) => {
  verdict = () => ({ body: JSON.stringify({ success: true, score, action: 'public/login' }) });
  expect(await redeem(captcha(), 'good', '203.0.113.7')).toBe(refusal);
});

test.each(['public/contact_us', '', undefined])('a result for the action %o is refused', async (action) => {
  verdict = () => ({ body: JSON.stringify({ success: true, score: 0.9, action }) });
  expect(await redeem(captcha(), 'good', '203.0.113.7')).toBe('wrong');
});

test.each([
  ['an error', { status: 500, body: '{"success":true}' }],
  ['nonsense', { body: '<html>' }],
  ['null', { body: 'null' }],
  ['not quite true', { body: '{"success":"true"}' }],
])('a call is refused when the provider returns %s', async (_what, given) => {
  verdict = () => given;
  expect(await redeem(captcha(), 'good', '203.0.113.7')).toBe('wrong');
});

test('a call is refused when the provider is down or does not respond in time', async () => {
  const away = recaptchaCaptcha({ ...keys, verifyUrl: 'http://127.0.0.1:1/' });
  verdict = () => 'never';
  const begin = performance.now();

  expect(await redeem(away, 'good', '203.0.113.7')).toBe('wrong');
  expect(await redeem(captcha(150), 'good', '203.0.113.7')).toBe('wrong');
  expect(performance.now() - begin).toBeLessThan(3_000);
});

describe('an API with keys', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await openTestApp({ recaptcha: { ...keys, verifyUrl } });
  });

  afterAll(() => api.close());

  test('gives the browser the site key, and creates no challenges', async () => {
    const { body } = await api.call(metaCalls.captcha);
    expect(body).toEqual({ provider: 'recaptcha', siteKey: 'site-key' });
    expect((await api.call(metaCalls.captchaChallenge, { query: { action: 'public/login' } })).code).toBe(
      'route-0001',
    );
  });

  test('guards its calls with the provider, with googlecaptcha-0002 for refusals', async () => {
    const body = { email: 'buy@demo.summit.example', password: demoPassword };
    const [good, bad, none] = [
      await api.call(authCalls.login, { body, captcha: 'good' }),
      await api.call(authCalls.login, { body, captcha: 'bad' }),
      await api.call(authCalls.login, { body }),
    ];

    expect([good.status, bad.code, none.code]).toEqual([200, 'googlecaptcha-0002', 'googlecaptcha-0001']);
    expect(bad.raw.json().Message).toBe('Captcha challenge failed');
  });
});
