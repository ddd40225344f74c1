import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/vip';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

const params = { id: 'summit-guests', code: 'demo-guest' };

const guest = {
  firstName: 'Odile',
  lastName: 'Farrant',
  email: 'odile@fresh.example',
  phone: '+44 20 7946 0958',
  company: 'Farrant',
  jobTitle: 'Partner',
  country: 'GB',
  password: 'Secret2027',
  termsAccepted: true,
};

test.each([
  ['Odile F', 'Odile F'],
  ['Odile Farrant', undefined],
])('a name for the badge (%s) is stored only if it differs from the full one', async (badgeName, stored) => {
  const { accessToken: token } = (await api.call(calls.vipStepOne, { params, body: guest })).body;
  const body = { badgeName, standRole: 'stand-role-sales', mobile: '+44 7700 900123' };
  expect((await api.call(calls.vipStepTwo, { params, token, body })).status).toBe(200);
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, guest.email));
  expect(row?.profile.badgeName).toBe(stored);
});
