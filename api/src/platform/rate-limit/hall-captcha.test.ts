import { afterAll, beforeAll, expect, test } from 'vitest';
import * as paymentCalls from '@summit/contract/calls/payments';
import { visitorLimits } from '@summit/contract/limits/rate-limits';
import { headers as names } from '@summit/contract/requests/request-headers';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { visitorFrom } from '../../testing/visitors.ts';

let api: TestApp;
const wifi = '203.0.113.77';

beforeAll(async () => {
  api = await openTestApp();
  const { beforeCaptcha } = visitorLimits.promoCodeOfDevice;
  for (let device = 0; device < beforeCaptcha; device += 1) {
    await api.app.platform.rateLimiter.visit('promoCodeOfDevice', visitorFrom(wifi, `phone ${device}`));
  }
});

afterAll(() => api.close());

const lookUp = (device: string, captcha?: true, network = wifi) =>
  api.call(paymentCalls.promoCodeDiscount, {
    query: { code: 'HARBOUR20' },
    ...(captcha && { captcha }),
    headers: { [names.deviceId]: device, 'x-forwarded-for': network },
  });

test('in a crowded network a visitor solves a captcha, and is not refused', async () => {
  expect((await lookUp('late')).code).toBe('googlecaptcha-0001');
  expect((await lookUp('late', true)).status).toBe(200);
  expect((await lookUp('elsewhere', undefined, '198.51.100.9')).status).toBe(200);
});

test('a device with excessive requests is refused with the time to wait, even with captchas', async () => {
  const { limit } = visitorLimits.promoCodeOfDevice;
  for (let tries = 0; tries < limit; tries += 1) expect((await lookUp('hammer', true)).status).toBe(200);
  const refused = await lookUp('hammer', true);
  expect([refused.status, refused.code]).toEqual([429, 'rate-limit-0001']);
  expect(refused.raw.json().Message).toMatch(/^Too many attempts.* try again in 15 minutes\.$/);
});
