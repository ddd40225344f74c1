import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as messagingCalls from '@summit/contract/calls/messaging';
import { visitorLimits } from '@summit/contract/limits/rate-limits';
import type { Call } from '@summit/contract/requests/call';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { oneTimeTokens } from '../../people/auth/sessions/sessions.tables.ts';
import { openTestApp, type TestApp, testDevice } from '../../testing/test-app.ts';

let api: TestApp;
let token: string;

const email = 'buy@demo.summit.example';

beforeEach(async () => {
  api = await openTestApp();
  await setAttendee({ confirmedEmail: null });
  token = await api.loginAs('buy');
});

afterEach(() => api.close());

async function setAttendee(change: Partial<typeof attendees.$inferInsert>): Promise<void> {
  await api.db.update(attendees).set(change).where(eq(attendees.email, email));
}

const isConfirmed = async () =>
  (await api.call(attendeeSelfCalls.registrationStatus, { token })).body.isEmailConfirmed;

const resend = (from = '203.0.113.1', by = token) =>
  api.call(attendeeSelfCalls.resendConfirmation, { token: by, headers: { 'x-forwarded-for': from } });

/** By default on the device where the attendee is signed in. */
const completeBy = (mailed: string, device = testDevice) =>
  api.call(attendeeRegistrationCalls.completeByToken, {
    query: { token: mailed },
    headers: { DeviceId: device },
  });

/** The token in the latest email, after this parameter name. */
async function mailedToken(name: string): Promise<string> {
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  return new RegExp(`[?&]${name}=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
}

const votes = [{ categoryId: 'payments', nomineeId: 'nobody' }];
const toSomebody = { receiverId: '00000000-0000-4000-8000-000000000000', message: 'Hello there' };

test.each<[string, Call, object]>([
  ['the ballot of step one', awardsCalls.voteStepOne, { votes }],
  ['the ballot of step two', awardsCalls.voteStepTwo, { votes }],
  ['the ballot of step one for people', awardsCalls.individualVoteStepOne, { votes }],
  ['the ballot of step two for people', awardsCalls.individualVoteStepTwo, { votes }],
  ['a message to an attendee', messagingCalls.messageAttendee, toSomebody],
  ['a message to a speaker', messagingCalls.messageSpeaker, toSomebody],
  [
    'a message to a blitz participant',
    messagingCalls.messageBlitzParticipant,
    { blitzId: 'x', contactId: 'x', message: 'Hello there' },
  ],
  ['a question about a session', messagingCalls.messageSession, { sessionId: 'x', message: 'Hello there' }],
])('%s needs a confirmed address, and the refusal does not use the captcha up', async (_what, row, body) => {
  const captcha = await api.solvedCaptcha(row);
  const refused = await api.call(row, { token, body: { ...body }, captcha });
  await setAttendee({ confirmedEmail: email });
  const passed = await api.call(row, { token, body: { ...body }, captcha });

  expect([refused.status, refused.code]).toEqual([403, 'email-confirmation-0001']);
  expect(refused.raw.json().Message).toBe('Please confirm your email address first.');
  // The call may have other errors, but not of the address or the captcha.
  expect(passed.code).not.toMatch(/email-confirmation|captcha/);
});

test('a visitor who is not signed in can ask about a session without a confirmed address', async () => {
  const body = { sessionId: 'x', message: 'Hello there', email: 'visitor@home.example' };
  const { code } = await api.call(messagingCalls.messageSession, { body, captcha: true });
  expect(code).toBe('cqrs-0009');
});

test('the link in the email confirms without a login, and repeatedly', async () => {
  expect(await isConfirmed()).toBe(false);
  await resend();
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  const mailed = await mailedToken('confirm');
  const [first, second] = [await completeBy(mailed), await completeBy(mailed)];

  expect(mail).toMatchObject({ to: email, topic: 'address-confirmation' });
  // The attendee is registered, so the email also contains the ticket.
  expect(mail?.text).toMatch(/\b[\dA-F]{4}-[\dA-F]{4}-[\dA-F]{4}\b/);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.body).toMatchObject({ registrationStatus: 'Completed', isEmailConfirmed: true });
  expect(await isConfirmed()).toBe(true);
});

describe('a first confirmation on a device where the attendee is not signed in', () => {
  const newest = async () => (await api.app.platform.mail.list(api.db, 1))[0];
  const getPassword = async () =>
    (await api.db.select().from(attendees).where(eq(attendees.email, email)))[0]?.passwordHash;

  test('removes the earlier password and sessions, and asks for a new password', async () => {
    await resend();
    const { status, body } = await completeBy(await mailedToken('confirm'), 'phone');

    expect([status, body.passwordRemoved, body.isEmailConfirmed]).toEqual([200, true, true]);
    expect((await api.call(attendeeSelfCalls.registrationStatus, { token })).code).toBe('authorization-0001');
    expect(await getPassword()).toBeNull();
    expect(await newest()).toMatchObject({ to: email, topic: 'password-removed' });
    const reset = { token: await mailedToken('token'), password: 'Harbour2028' };
    expect((await api.call(authCalls.resetPassword, { body: reset })).status).toBe(204);
  });

  test('by a login link signs its owner in, and signs out the person who registered', async () => {
    await setAttendee({ confirmedEmail: email });
    await resend();
    await setAttendee({ confirmedEmail: null });
    const body = { token: await mailedToken('loginToken') };
    const login = await api.call(authCalls.loginByToken, { body, headers: { DeviceId: 'phone' } });

    expect((await api.call(attendeeSelfCalls.registrationStatus, { token })).code).toBe('authorization-0001');
    token = login.body.accessToken;
    expect(await isConfirmed()).toBe(true);
    expect(await getPassword()).toBeNull();
  });

  test('keeps both when the mailbox’s owner says that they are theirs', async () => {
    await resend();
    const mailed = await mailedToken('confirm');
    const link = await api.call(authCalls.mailedLink, { body: { token: mailed } });
    expect(link.body.endsPassword).toBe(true);
    const query = { token: mailed, keepsPassword: 'yes' };
    const headers = { DeviceId: 'phone' };
    const { body } = await api.call(attendeeRegistrationCalls.completeByToken, { query, headers });

    expect([body.passwordRemoved, await isConfirmed()]).toEqual([false, true]);
    expect(await getPassword()).not.toBeNull();
  });

  test('keeps both if the address was confirmed before', async () => {
    await resend();
    await setAttendee({ confirmedEmail: email });
    expect((await completeBy(await mailedToken('confirm'), 'phone')).body.passwordRemoved).toBe(false);
    expect(await isConfirmed()).toBe(true);
  });
});

test('confirming does not complete a registration', async () => {
  await setAttendee({ registrationStatus: 'PendingPackageSelection' });
  await resend();
  const { body } = await completeBy(await mailedToken('confirm'));
  expect(body).toMatchObject({ registrationStatus: 'PendingPackageSelection', isEmailConfirmed: true });
});

test('a login by an emailed link confirms as well', async () => {
  await setAttendee({ confirmedEmail: email });
  await resend();
  await setAttendee({ confirmedEmail: null });
  const headers = { DeviceId: testDevice };
  await api.call(authCalls.loginByToken, { body: { token: await mailedToken('loginToken') }, headers });
  token = await api.loginAs('buy');
  expect(await isConfirmed()).toBe(true);
});

test('an address changed afterwards is unconfirmed, and a link to the old one does not confirm it', async () => {
  await resend();
  const mailed = await mailedToken('confirm');
  const moved = 'beatrice@elsewhere.example';
  await setAttendee({ email: moved, confirmedEmail: email });
  expect(await isConfirmed()).toBe(false);
  expect((await completeBy(mailed)).code).toBe('fm.cms-0009');
  expect(await isConfirmed()).toBe(false);
});

test('a link that is forged, expired, or of a blocked attendee confirms nothing', async () => {
  await resend();
  const mailed = await mailedToken('confirm');
  expect((await completeBy('made-up')).code).toBe('fm.cms-0009');
  await setAttendee({ isBlocked: true });
  expect((await completeBy(mailed)).code).toBe('fm.cms-0009');
  await setAttendee({ isBlocked: false });
  await api.db.update(oneTimeTokens).set({ expiresAt: api.clock.now() });
  expect((await completeBy(mailed)).code).toBe('fm.cms-0009');
  expect(await isConfirmed()).toBe(false);
});

test('the email is limited per attendee and network, and the refusal states the time to wait', async () => {
  const own = await Promise.all([resend(), resend(), resend()]);
  const refused = await resend();
  expect(own.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect([refused.status, refused.code]).toEqual([429, 'rate-limit-0001']);
  expect(refused.raw.json().Message).toBe(
    'Too many attempts in a short time. Please try again in 60 minutes.',
  );

  const { limit } = visitorLimits.confirmationMailOfDevice;
  await Promise.all(Array.from({ length: limit }, (_, index) => resend(`2001:db8:5:5::${index + 1}`)));
  const vip = await api.loginAs('vip');
  const elsewhere = await resend('2001:db8:5:6::1', vip);
  expect((await resend('2001:db8:5:5::ffff', vip)).code).toBe('rate-limit-0001');
  expect(elsewhere.status).toBe(204);
});

test('a new attendee’s address is unconfirmed', async () => {
  const person = {
    firstName: 'Nora',
    lastName: 'Low',
    phone: '+442079460958',
    company: 'Low',
    jobTitle: 'CFO',
  };
  const body = {
    ...person,
    email: 'nora@low.example',
    country: 'GB',
    password: demoPassword,
    termsAccepted: true,
  };
  const { body: tokens } = await api.call(attendeeRegistrationCalls.submitStepOne, { body });
  const status = await api.call(attendeeSelfCalls.registrationStatus, { token: tokens.accessToken });
  expect(status.body.isEmailConfirmed).toBe(false);
});
