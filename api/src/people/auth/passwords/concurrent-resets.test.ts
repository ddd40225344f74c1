import { afterAll, beforeAll, expect, test } from 'vitest';
import * as authCalls from '@summit/contract/calls/auth';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findAttendeeByEmail } from '../../public/attendees.queries.ts';
import { issueOneTimeToken } from '../../public/one-time-tokens.queries.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('of many concurrent calls with different tokens of one account one succeeds, and none fails', async () => {
  const email = 'vip@demo.summit.example';
  const id = (await findAttendeeByEmail(api.db, email))?.id ?? '';
  for (let round = 0; round < 5; round += 1) {
    const issued = Array.from({ length: 6 }, () =>
      issueOneTimeToken(api.db, 'passwordReset', { id, email }, api.clock.now()),
    );
    const calls = (await Promise.all(issued)).map((token) =>
      api.call(authCalls.resetPassword, { body: { token, password: `Renewed${round}` } }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 404, 404, 404, 404, 404]);
  }
});
