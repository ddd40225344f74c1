import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as addressChangeCalls from '@summit/contract/calls/address-change';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import * as limits from '@summit/contract/limits/limits';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { openTestApp, type TestApp, testDevice } from '../../testing/test-app.ts';
import { attendees } from '../attendees/attendees.tables.ts';
import { issueOneTimeToken } from '../public/one-time-tokens.queries.ts';

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await openTestApp();
  token = await api.loginAs('buy');
});
afterEach(() => api.close());

const old = 'buy@demo.summit.example';
const next = 'bea@farnley.example';

const details = {
  firstName: 'Beatrice',
  lastName: 'Underhill',
  phone: '+44 20 7946 0958',
  company: 'Farnley & Daughters',
  jobTitle: 'Treasurer',
  country: 'GB',
};

const change = (body: Record<string, unknown> = {}, who = token) =>
  api.call(myRegistrationCalls.changeOwnDetails, { token: who, body: { ...details, email: next, ...body } });
const readLink = (link: string) => api.call(addressChangeCalls.addressChange, { body: { token: link } });
const act = (link: string, action: 'agree' | 'confirm' | 'undo', device = testDevice) =>
  api.call(addressChangeCalls.actOnAddressChange, {
    body: { token: link, action },
    headers: { DeviceId: device },
  });
const logIn = (email: string, password = demoPassword) =>
  api.call(authCalls.login, { body: { email, password }, captcha: true });
const isSignedIn = async () =>
  (await api.call(attendeeSelfCalls.registrationStatus, { token })).status === 200;

/** The link in the latest email of a topic, and its recipient. */
async function mailed(topic: string): Promise<{ to: string; link: string }> {
  const mails = await api.app.platform.mail.list(api.db, 20);
  const mail = mails.find((one) => one.topic === topic);
  return { to: mail?.to ?? '', link: /[?&]address=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

async function getRow(email: string) {
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, email));
  return row;
}

test('with the password only the new address has to confirm, and the account changes only then', async () => {
  await change({ currentPassword: demoPassword });
  const { to, link } = await mailed('address-confirmation');
  expect(to).toBe(next);
  expect((await readLink(link)).body).toEqual({
    reader: 'newcomer',
    state: 'agreed',
    newEmail: 'b•••@farnley.example',
  });
  expect((await logIn(next)).code).toBe('cqrs-0009');

  expect((await act(link, 'confirm')).status).toBe(204);
  expect((await logIn(next)).status).toBe(200);
  expect((await logIn(old)).code).toBe('cqrs-0009');
  expect(await getRow(next)).toMatchObject({ confirmedEmail: next });
  expect(await isSignedIn()).toBe(true);
});

test('without the password the old address has to agree, so that a stolen session changes nothing', async () => {
  await change();
  expect(await mailed('address-confirmation')).toEqual({ to: '', link: '' });
  const asked = await mailed('address-change');
  expect(asked.to).toBe(old);
  expect((await readLink(asked.link)).body).toMatchObject({ reader: 'owner', state: 'asked' });
  await api.call(authCalls.forgotPasswordRequest, { body: { email: next }, captcha: true });
  expect((await api.app.platform.mail.list(api.db, 20)).map(({ to }) => to)).not.toContain(next);

  expect((await act(asked.link, 'agree')).status).toBe(204);
  expect((await getRow(old))?.email).toBe(old);
  expect((await act((await mailed('address-confirmation')).link, 'confirm')).status).toBe(204);
  expect(await getRow(next)).toMatchObject({ confirmedEmail: next });
});

test('“this was not me” restores the account, and ends all sessions', async () => {
  await change({ currentPassword: demoPassword });
  await act((await mailed('address-confirmation')).link, 'confirm');
  const warned = await mailed('address-changed');
  expect(warned.to).toBe(old);

  expect((await act(warned.link, 'undo', 'phone')).status).toBe(204);
  expect(await getRow(old)).toMatchObject({ confirmedEmail: old, passwordHash: null });
  expect(await isSignedIn()).toBe(false);
  expect((await logIn(old)).code).toBe('cqrs-0009');
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  expect(mail).toMatchObject({ to: old, topic: 'address-restored' });
  const reset = { token: /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '', password: 'Harbour2028' };
  expect((await api.call(authCalls.resetPassword, { body: reset })).status).toBe(204);
  expect((await logIn(old, 'Harbour2028')).status).toBe(200);
});

test('restoring also works before the new address is confirmed, and after another change', async () => {
  await change({ currentPassword: demoPassword });
  const first = await mailed('address-change');
  await act(first.link, 'undo');
  expect((await act((await mailed('address-confirmation')).link, 'confirm')).code).toBe(
    'address-change-0001',
  );

  await api.db.update(attendees).set({ passwordHash: null }).where(eq(attendees.email, old));
  const reset = /[?&]token=([\w-]+)/.exec((await api.app.platform.mail.list(api.db, 1))[0]?.text ?? '')?.[1];
  await api.call(authCalls.resetPassword, { body: { token: reset ?? '', password: demoPassword } });
  token = await api.loginAs('buy');
  await change({ currentPassword: demoPassword });
  await act((await mailed('address-confirmation')).link, 'confirm');
  const warned = await mailed('address-changed');
  await change({ email: 'third@farnley.example', currentPassword: demoPassword });
  await act((await mailed('address-confirmation')).link, 'confirm');
  expect(await getRow('third@farnley.example')).toBeDefined();
  expect((await act(warned.link, 'undo')).status).toBe(204);
  expect(await getRow(old)).toMatchObject({ confirmedEmail: old });
});

test('a confirmation on another device removes the password of the person who began the change', async () => {
  await change({ currentPassword: demoPassword });
  await act((await mailed('address-confirmation')).link, 'confirm', 'the owner of the new mailbox');
  expect(await getRow(next)).toMatchObject({ confirmedEmail: next, passwordHash: null });
  expect(await isSignedIn()).toBe(false);
});

test('links are only for their recipients, and expire', async () => {
  await change({ currentPassword: demoPassword });
  const [owner, newcomer] = [await mailed('address-change'), await mailed('address-confirmation')];
  expect((await act(owner.link, 'confirm')).code).toBe('address-change-0001');
  expect((await act(newcomer.link, 'undo')).code).toBe('address-change-0001');
  expect((await act('made-up', 'undo')).code).toBe('address-change-0001');
  api.clock.moveBy(limits.registrationLinkLifetime + 1000);
  expect((await act(newcomer.link, 'confirm')).code).toBe('address-change-0001');
  expect((await readLink(owner.link)).status).toBe(200);
  api.clock.moveBy(limits.addressReturn);
  expect((await readLink(owner.link)).code).toBe('address-change-0001');
});

test('only one of two accounts that confirm the same address concurrently gets it', async () => {
  const sell = await api.loginAs('sell');
  await change({ currentPassword: demoPassword });
  const first = (await mailed('address-confirmation')).link;
  await change({ currentPassword: demoPassword }, sell);
  const second = (await mailed('address-confirmation')).link;
  const both = await Promise.all([act(first, 'confirm'), act(second, 'confirm')]);
  expect(both.map(({ code }) => code ?? 'confirmed').sort()).toEqual(['confirmed', 'tendee.update-0006']);
});

describe('a change that another person has begun', () => {
  const begin = async () => {
    await change({ currentPassword: demoPassword });
    return (await mailed('address-confirmation')).link;
  };

  const stays = async (link: string) => {
    expect((await act(link, 'confirm', 'theirs')).code).toBe('address-change-0001');
    expect((await getRow(old))?.email).toBe(old);
  };

  test('ends with a new password by email', async () => {
    const link = await begin();
    const query = { variant: 'attendee' } as const;
    await api.call(authCalls.forgotPasswordRequest, { body: { email: old }, query, captcha: true });
    const [mail] = await api.app.platform.mail.list(api.db, 1);
    const reset = { token: /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '', password: 'Harbour2028' };
    expect((await api.call(authCalls.resetPassword, { body: reset })).status).toBe(204);
    await stays(link);
  });

  test('ends with a changed password', async () => {
    const link = await begin();
    const body = { password: demoPassword, newPassword: 'Harbour2028' };
    expect((await api.call(attendeeSelfCalls.changePassword, { token, body })).status).toBe(204);
    await stays(link);
  });

  test('ends when the mailbox’s owner confirms the address for the first time, and so does an offer of the ticket', async () => {
    await api.db.update(attendees).set({ confirmedEmail: null }).where(eq(attendees.email, old));
    const link = await begin();
    const colleague = { firstName: 'Eve', lastName: 'Other', email: 'eve@low.example', understood: true };
    expect((await api.call(ticketTransferCalls.offerTicket, { token, body: colleague })).status).toBe(200);
    const mails = await api.app.platform.mail.list(api.db, 20);
    const offered = mails.find(({ topic }) => topic === 'ticket-offered');
    const taking = { token: /[?&]token=([\w-]+)/.exec(offered?.text ?? '')?.[1] ?? '' };
    expect((await api.call(ticketTransferCalls.ticketOffer, { query: taking })).status).toBe(200);

    const owner = { id: (await getRow(old))?.id ?? '', email: old };
    const inMail = await issueOneTimeToken(api.db, 'login', owner, api.clock.now());
    const opened = await api.call(authCalls.loginByToken, {
      body: { token: inMail },
      headers: { DeviceId: 'the owner’s' },
    });
    expect(opened.status).toBe(200);
    await stays(link);
    expect((await api.call(ticketTransferCalls.ticketOffer, { query: taking })).code).toBe('transfer-0001');
  });
});

test('a previous address can be restored although it was registered again, unless that was confirmed', async () => {
  const register = async () => {
    const body = { ...details, email: old, categoryId: 'bank', password: demoPassword, termsAccepted: true };
    return (await api.call(attendeeRegistrationCalls.submitStepOne, { body })).body.accessToken;
  };
  await change({ currentPassword: demoPassword });
  await act((await mailed('address-confirmation')).link, 'confirm');
  const warned = await mailed('address-changed');
  const theirs = await register();
  const taken = await getRow(old);

  await api.db.update(attendees).set({ confirmedEmail: old }).where(eq(attendees.email, old));
  expect((await act(warned.link, 'undo', 'phone')).code).toBe('tendee.update-0006');
  await api.db.update(attendees).set({ confirmedEmail: null }).where(eq(attendees.email, old));

  expect((await act(warned.link, 'undo', 'phone')).status).toBe(204);
  expect(await getRow(old)).toMatchObject({ confirmedEmail: old });
  expect((await getRow(old))?.id).not.toBe(taken?.id);
  const [left] = await api.db
    .select()
    .from(attendees)
    .where(eq(attendees.id, taken?.id ?? ''));
  expect(left).toMatchObject({ email: `${taken?.id}@taken-back.invalid`, passwordHash: null });
  expect((await api.call(attendeeSelfCalls.registrationStatus, { token: theirs })).code).toBe(
    'authorization-0001',
  );
});
