import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as authCalls from '@summit/contract/calls/auth';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { attendees } from '../../attendees/attendees.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const email = 'buy@demo.summit.example';

async function login(password: string): Promise<number> {
  return (await api.call(authCalls.login, { body: { email, password }, captcha: true })).status;
}

test('an attendee who registered with a decomposed letter can log in from any keyboard', async () => {
  const asTyped = await hash('Man\u0303ana2027', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await api.db.update(attendees).set({ passwordHash: asTyped }).where(eq(attendees.email, email));
  expect(await login('Mañana2027')).toBe(404);
  expect(await login('Man\u0303ana2027')).toBe(200);
  expect(await login('Mañana2027')).toBe(200);
  expect(await login('Mañana２０２７')).toBe(200);
});
