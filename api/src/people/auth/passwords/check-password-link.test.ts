import { afterAll, beforeAll, expect, test } from 'vitest';
import * as authCalls from '@summit/contract/calls/auth';
import * as limits from '@summit/contract/limits/limits';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { attendees } from '../../attendees/attendees.tables.ts';
import { issueOneTimeToken } from '../../public/one-time-tokens.queries.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

/** A link of this age, in milliseconds. */
async function linkOfAge(age: number): Promise<string> {
  const [attendee] = await api.db.select().from(attendees).limit(1);
  if (!attendee) throw new Error('The demo event has attendees');
  const now = new Date(api.app.platform.clock.now().getTime() - age);
  return issueOneTimeToken(api.db, 'passwordReset', attendee, now);
}

const check = (token: string) => api.call(authCalls.checkPasswordLink, { body: { token } });

test('reports whether a link is valid without using it up', async () => {
  const token = await linkOfAge(0);

  const checks = [await check(token), await check(token)];
  expect(checks.map(({ status }) => status)).toEqual([204, 204]);
  const reset = await api.call(authCalls.resetPassword, { body: { token, password: 'Harbour2027' } });
  expect(reset.status).toBe(204);
  expect((await check(token)).code).toBe('cqrs-0009');
});

test('distinguishes an expired link from an unknown one', async () => {
  const old = await linkOfAge(limits.passwordLinkLifetime + 1000);

  expect((await check(old)).code).toBe('cryptography-0001');
  expect((await check('made-up')).code).toBe('cqrs-0009');
});
