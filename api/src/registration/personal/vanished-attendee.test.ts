import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import type { Call } from '@summit/contract/requests/call';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const email = 'vanishing@demo.summit.example';

/** Signs in an attendee to whom no other rows refer, so that they can be deleted. */
async function loginOfNewcomer(): Promise<string> {
  const [buyer] = await api.db.select().from(attendees).where(eq(attendees.email, 'buy@demo.summit.example'));
  if (!buyer) throw new Error('no demo attendee');
  const { categoryId, passwordHash } = buyer;
  const newcomer = { email, categoryId, passwordHash, firstName: 'Vera', lastName: 'Nishing' };
  await api.db.insert(attendees).values(newcomer);
  const body = { email, password: demoPassword };
  return (await api.call(authCalls.login, { body, captcha: true })).body.accessToken;
}

/** Deletes the attendee after the next call's token was verified, and before the call reads anything. */
function deleteOnceIdentified(): void {
  const { platform } = api.app;
  const { identify } = platform;
  platform.identify = async (accessToken) => {
    platform.identify = identify;
    const caller = await identify(accessToken);
    await api.db.delete(attendees).where(eq(attendees.id, caller.id));
    return caller;
  };
}

test.each<[string, Call]>([
  ['attendee details', attendeeSelfCalls.attendeeDetails],
  ['registration status', attendeeSelfCalls.registrationStatus],
  ['killer feature', attendeeSelfCalls.killerFeatureType],
])('cqrs-0009 on %s: the attendee is deleted during the call', async (_name, row) => {
  const token = await loginOfNewcomer();
  deleteOnceIdentified();
  const { status, raw } = await api.call(row, { token });

  expect(status).toBe(404);
  expect(raw.json()).toMatchObject({ Code: 'cqrs-0009', Message: 'Entity of selected type not found' });
});

test('the token is invalid afterwards', async () => {
  const token = await loginOfNewcomer();
  await api.db.delete(attendees).where(eq(attendees.email, email));
  const { status, code } = await api.call(attendeeSelfCalls.attendeeDetails, { token });

  expect([status, code]).toEqual([401, 'authorization-0001']);
});
