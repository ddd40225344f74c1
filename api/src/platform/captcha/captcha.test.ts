import { afterAll, beforeAll, expect, test } from 'vitest';
import * as metaCalls from '@summit/contract/calls/meta';
import { fields, requiredText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { defineCall } from '@summit/contract/requests/call';
import { captchaAction } from '@summit/contract/requests/captcha-action';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { serve } from '../serve.ts';
import type { CaptchaChallenge, UseUp } from './captcha.ts';

const calls = {
  guarded: defineCall({
    method: 'POST',
    path: '/test/guarded',
    access: 'public',
    captcha: true,
    summary: 'For tests',
    errors: [],
  }),
  checked: defineCall({
    method: 'POST',
    path: '/test/checked',
    access: 'public',
    captcha: true,
    summary: 'For tests',
    body: fields({ name: requiredText() }),
    errors: [],
  }),
};

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
  serve(api.app, calls, { guarded: async () => undefined, checked: async () => undefined });
});

afterAll(() => api.close());

test('a valid result can be used once', async () => {
  const captcha = await api.solvedCaptcha(calls.guarded);
  const first = await api.call(calls.guarded, { captcha });
  const second = await api.call(calls.guarded, { captcha });

  expect([first.status, second.code]).toEqual([204, 'googlecaptcha-0003']);
});

test('a result for one call is refused by another, and can still be used for its own', async () => {
  const query = { action: captchaAction(calls.guarded) };
  const { body: challenge } = await api.call(metaCalls.captchaChallenge, { query });
  const captcha = await solveCaptcha(challenge as CaptchaChallenge);
  const other = await api.call(calls.checked, { body: { name: 'Ann' }, captcha });
  const own = await api.call(calls.guarded, { captcha });
  const again = await api.call(calls.guarded, { captcha });

  expect(other.code).toBe('googlecaptcha-0002');
  expect([own.status, again.code]).toEqual([204, 'googlecaptcha-0003']);
});

test('a challenge without a call is refused', async () => {
  const captcha = await api.solvedCaptcha(calls.guarded);
  const payload = JSON.parse(Buffer.from(captcha, 'base64').toString()) as { challenge: CaptchaChallenge };
  Reflect.deleteProperty(payload.challenge.parameters, 'data');
  const nameless = Buffer.from(JSON.stringify(payload)).toString('base64');

  expect((await api.call(calls.guarded, { captcha: nameless })).code).toBe('googlecaptcha-0002');
});

test('a result cannot be modified for another call', async () => {
  const captcha = await api.solvedCaptcha(calls.guarded);
  const payload = JSON.parse(Buffer.from(captcha, 'base64').toString()) as { challenge: CaptchaChallenge };
  payload.challenge.parameters.data = { action: captchaAction(calls.checked) };
  const rewritten = Buffer.from(JSON.stringify(payload)).toString('base64');

  const { code } = await api.call(calls.checked, { body: { name: 'Ann' }, captcha: rewritten });
  expect(code).toBe('googlecaptcha-0002');
});

test('a result that expires between its check and its use is refused', async () => {
  const { captcha } = api.app.platform;
  const use = { action: captchaAction(calls.guarded), address: '127.0.0.1' };
  const useUp = await captcha.check(await api.solvedCaptcha(calls.guarded), use);
  api.clock.moveBy(limits.captchaLifetime + 1_000);

  expect(await (useUp as UseUp)()).toBe('expired');
});

test('exactly one of many calls with the same result succeeds', async () => {
  const captcha = await api.solvedCaptcha(calls.guarded);
  const responses = await Promise.all(Array.from({ length: 20 }, () => api.call(calls.guarded, { captcha })));

  expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
});

test('a call without a result, or with an invalid one, is refused', async () => {
  const without = await api.call(calls.guarded);
  const nonsense = await api.call(calls.guarded, { captcha: 'nonsense' });

  expect([without.code, nonsense.code]).toEqual(['googlecaptcha-0001', 'googlecaptcha-0002']);
});

test.each([
  ['a signature that is an object', { signature: {} }],
  ['a signature that hides how it becomes a text', { signature: { toString: 1 } }],
  ['no parameters', { parameters: null }],
  ['a list of parameters', { parameters: [] }],
])('a challenge with %s is refused', async (_what, change) => {
  const challenge = {
    ...(await api.app.platform.captcha.createChallenge(captchaAction(calls.guarded))),
    ...change,
  };
  const solution = { counter: 0, derivedKey: '00'.repeat(32) };
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

  expect((await api.call(calls.guarded, { captcha })).code).toBe('googlecaptcha-0002');
});

test.each([
  'null',
  '[]',
  '1',
  '"x"',
  '{}',
  '{"challenge":1}',
  '['.repeat(5000),
  '{"challenge":null,"solution":null}',
])('the payload %.40s is refused', async (payload) => {
  const captcha = Buffer.from(payload).toString('base64');

  expect((await api.call(calls.guarded, { captcha })).code).toBe('googlecaptcha-0002');
});

test('a call without a result is refused before its body is parsed; an invalid body does not use the result up', async () => {
  const captcha = await api.solvedCaptcha(calls.checked);
  const without = await api.call(calls.checked, { body: {} });
  const mistyped = await api.call(calls.checked, { body: {}, captcha });
  const corrected = await api.call(calls.checked, { body: { name: 'Ann' }, captcha });
  const again = await api.call(calls.checked, { body: { name: 'Ann' }, captcha });

  expect(without.code).toBe('googlecaptcha-0001');
  expect(mistyped.code).toBe('validation.base-0001');
  expect([corrected.status, again.code]).toEqual([204, 'googlecaptcha-0003']);
});

test('a result without the proof of work is refused', async () => {
  const challenge = await api.app.platform.captcha.createChallenge(captchaAction(calls.guarded));
  const solution = { counter: 0, derivedKey: '00'.repeat(32) };
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

  expect((await api.call(calls.guarded, { captcha })).code).toBe('googlecaptcha-0002');
});

test('a result is valid for ten minutes', async () => {
  const captcha = await api.solvedCaptcha(calls.guarded);
  api.clock.moveBy(10 * 60_000 + 1000);

  expect((await api.call(calls.guarded, { captcha })).code).toBe('googlecaptcha-0004');
});
