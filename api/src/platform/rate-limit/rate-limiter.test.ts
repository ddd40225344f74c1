import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSameEmail } from '@summit/contract/contact-details/email-address';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { visitorFrom } from '../../testing/visitors.ts';
import type { Failure } from '../responses/failure.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const getCode = (error: unknown) => (error as Failure).code;

/** How many of these attempts the limit of two emails to an address allows. */
async function passed(addresses: string[]): Promise<number> {
  const { rateLimiter } = api.app.platform;
  const waits = [];
  for (const email of addresses) {
    waits.push(await rateLimiter.take('videosOfAddress', { email }));
  }
  return waits.filter((wait) => wait === null).length;
}

test.each([
  ['VİP@case.example', 'vip@case.example'],
  ['KELVİN@case.example', 'kelvin@case.example'],
  ['ÀÉ@case.example', 'àé@case.example'],
  ['Ω@case.example', 'ω@case.example'],
  ['PAC\u212aAGE@case.example', 'package@Case.example'],
  ['jose\u0301@case.example', 'JOS\u00e9@case.example'],
  ['a@b\u00fccher.example', 'A@xn--bcher-kva.example'],
])('%s counts as %s if they are the same address', async (one, other) => {
  expect(await passed([one, other, one, other])).toBe(isSameEmail(one, other) ? 2 : 4);
});

test('an IPv6 network has one count for all of its addresses', async () => {
  const { rateLimiter } = api.app.platform;
  const waits = [];
  for (let host = 1; host <= 11; host += 1) {
    waits.push(
      await rateLimiter.visit('contactOfDevice', visitorFrom(`2001:db8:7:7::${host}`)).catch(getCode),
    );
  }
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(10);
  await expect(rateLimiter.visit('contactOfDevice', visitorFrom('2001:db8:7:8::1'))).resolves.toBeUndefined();
});

test('a refusal states the seconds to wait, and a returned or expired attempt no longer counts', async () => {
  const { rateLimiter } = api.app.platform;
  const counted = { email: 'waits@case.example' };
  await rateLimiter.take('videosOfAddress', counted);
  await rateLimiter.take('videosOfAddress', counted);
  expect(await rateLimiter.take('videosOfAddress', counted)).toBeGreaterThan(86_000);
  await expect(rateLimiter.requireAttempt('videosOfAddress', counted)).rejects.toThrow('Too many attempts');
  await rateLimiter.refund('videosOfAddress', counted);
  await rateLimiter.refund('videosOfAddress', counted);
  await rateLimiter.refund('videosOfAddress', counted);
  expect(await rateLimiter.take('videosOfAddress', counted)).toBeNull();
  await rateLimiter.clear('videosOfAddress', counted);
  expect(await passed([counted.email, counted.email, counted.email])).toBe(2);
});
