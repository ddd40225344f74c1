import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { rateLimits } from '@summit/contract/limits/rate-limits';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await openTestApp();
  token = await api.loginAs('buy');
});
afterEach(() => api.close());

const email = 'buy@demo.summit.example';

const details = {
  firstName: 'Bea',
  lastName: 'Marsh',
  email,
  phone: '+44 20 7946 0958',
  company: 'Farnley & Daughters',
  jobTitle: 'Treasurer',
  country: 'GB',
  publish: true,
  dietaryNeeds: 'No nuts',
  accessNeeds: '',
};

const change = (body: Record<string, unknown> = {}, who = token) =>
  api.call(myRegistrationCalls.changeOwnDetails, { token: who, body: { ...details, ...body } });
const self = () => api.call(attendeeSelfCalls.attendeeDetails, { token });
const mails = async () => {
  const sent = await api.app.platform.mail.list(api.db, 10);
  return sent.map(({ to, topic }) => [to, topic]);
};

test('changes apply everywhere, and the ticket keeps its number', async () => {
  const before = await self();
  const { status, body } = await change();
  const after = await self();
  const own = await api.call(myRegistrationCalls.ownRegistration, { token });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    firstName: 'Bea',
    phone: '+442079460958',
    dietaryNeeds: 'No nuts',
    accessNeeds: null,
  });
  expect(own.body.details).toEqual(body);
  expect(after.body).toMatchObject({ firstName: 'Bea', lastName: 'Marsh', jobTitle: 'Treasurer' });
  expect(after.body.ticketNumber).toBe(before.body.ticketNumber);
  expect(await mails()).toEqual([]);
});

test('an attendee who opts out of the list is removed immediately', async () => {
  const query = { 'filter.Company.Like': 'Farnley & Daughters', itemsOnPage: 999 };
  await change();
  const listed = await api.call(attendeeCalls.attendees, { query });
  await change({ publish: false });
  const after = await api.call(attendeeCalls.attendees, { query });
  expect([listed.body.totalItems, after.body.totalItems]).toEqual([1, 0]);
});

test('a new address needs a confirmation by the present one, or the password and a notice to it', async () => {
  const { body } = await change({ email: 'bea@farnley.example' });
  expect(body).toMatchObject({ email, wantedEmail: 'bea@farnley.example' });
  expect(await mails()).toEqual([[email, 'address-change']]);

  await change({ email: 'bea@farnley.example', currentPassword: demoPassword });
  expect((await mails()).slice(0, 2)).toEqual(
    expect.arrayContaining([
      ['bea@farnley.example', 'address-confirmation'],
      [email, 'address-change'],
    ]),
  );
  expect((await self()).body.email).toBe(email);
});

test('a wrong password changes nothing, and attempts are limited', async () => {
  const wrong = () => change({ email: 'bea@farnley.example', currentPassword: 'Guess2027' });
  expect((await wrong()).code).toBe('fm.cms-0070');
  expect([await mails(), (await self()).body.firstName]).toEqual([[], 'Beatrice']);
  for (let guess = 1; guess < rateLimits.passwordChangeOfAttendee.limit; guess += 1) await wrong();
  expect((await wrong()).code).toBe('rate-limit-0001');
});

test('an attendee who has asked for the confirmation in vain can still correct the address', async () => {
  await api.db.update(attendees).set({ confirmedEmail: null }).where(eq(attendees.email, email));
  for (let sent = 0; sent < rateLimits.confirmationMailOfAttendee.limit; sent += 1) {
    expect((await api.call(attendeeSelfCalls.resendConfirmation, { token })).status).toBe(204);
  }
  const { body } = await change({ email: 'bea@farnley.example', currentPassword: demoPassword });
  expect(body.wantedEmail).toBe('bea@farnley.example');
});

test.each(['Buy@demo.summit.example', 'BUY@Demo.Summit.Example'])(
  'another spelling of the same address sends no email (%s)',
  async (spelling) => {
    expect((await change({ email: spelling })).body).toMatchObject({ email, wantedEmail: null });
    expect(await mails()).toEqual([]);
  },
);

test('another attendee’s address is refused with a code for the field, a different one for guests on a pass', async () => {
  expect((await change({ email: 'SELL@demo.summit.example' })).code).toBe('tendee.update-0006');
  const vip = await api.loginAs('vip');
  expect((await change({ email: 'sell@demo.summit.example' }, vip)).code).toBe('vip-attendee.update-0006');
  expect((await self()).body.firstName).toBe('Beatrice');
});

test('an address that cannot receive email is refused', async () => {
  expect((await change({ email: 'bea@farnley.invalid' })).code).toBe('email.domain-0001');
});

test('a missing company is reported for kinds with a company, but not for a crypto trader', async () => {
  const { code, raw } = await change({ company: '' });
  expect(code).toBe('validation.base-0001');
  expect(raw.json().Failures ?? raw.json().failures).toContainEqual(
    expect.objectContaining({ field: 'company' }),
  );
  const trader = await api.loginAs('crypto');
  const own = await change({ email: 'crypto@demo.summit.example', company: '', jobTitle: '' }, trader);
  expect(own.body).toMatchObject({ worksForCompany: false });
});

test('changes require a token', async () => {
  expect((await api.call(myRegistrationCalls.changeOwnDetails, { body: details })).code).toBe(
    'authorization-0001',
  );
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, 'buy@demo.summit.example'));
  expect(row?.firstName).toBe('Beatrice');
});
