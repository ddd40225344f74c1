import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import * as organiseAddressesCalls from '@summit/contract/calls/organise-addresses';
import * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import { canonicalEmail } from '@summit/contract/contact-details/email-address';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { subscribers } from '../../content/subscribe/subscribers.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { attendees } from '../attendees/attendees.tables.ts';
import { settleAddresses } from './settle-addresses.queries.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const owned = 'package@demo.summit.example';
const lookAlike = 'pac\u212aage@demo.summit.example';

const person = {
  firstName: 'Nora',
  lastName: 'Low',
  phone: '+442079460958',
  company: 'Low',
  jobTitle: 'CFO',
};

const offer = async (email: string) =>
  api.call(ticketTransferCalls.offerTicket, {
    token: await api.loginAs('buy'),
    body: { firstName: 'Eve', lastName: 'Other', email, understood: true },
  });
const newest = async () =>
  (await api.app.platform.mail.list(api.db, 5)).find(({ topic }) => topic === 'ticket-offered');

async function getRow(email: string) {
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, email));
  return row;
}

test('the database column equals the contract’s key of the stored address', async () => {
  const rows = await api.db.select().from(attendees);
  expect(rows.length).toBeGreaterThan(10);
  for (const { email, emailKey } of rows) expect(emailKey).toBe(canonicalEmail(email));
});

test('a ticket offered to a lookalike spelling is emailed only to the account’s owner', async () => {
  expect((await offer(lookAlike)).status).toBe(200);
  expect(await newest()).toMatchObject({ to: owned });
});

test.each([
  'stepone@demo.summ\u0130t.example',
  'v\u0131p@demo.summit.example',
  '\u017fell@demo.summit.example',
])('an address that only resembles an account’s gives no access or information: %s', async (email) => {
  const { status, code, body } = await offer(email);
  if (status === 200) expect(body.offer?.email).toMatch(/^[\x20-\x7e]+$/);
  else expect(code).toBe('validation.base-0001');
  const link = /[?&]token=([\w-]+)/.exec((await newest())?.text ?? '')?.[1] ?? 'none';
  const shown = await api.call(ticketTransferCalls.ticketOffer, { query: { token: link } });
  expect(shown.body.hasAccount ?? false).toBe(false);
});

test('an offer opens no account whose stored address has another spelling than the offer’s', async () => {
  await offer('nora@low.example');
  const link = /[?&]token=([\w-]+)/.exec((await newest())?.text ?? '')?.[1] ?? '';
  const row = await getRow(owned);
  await api.db
    .update(attendees)
    .set({ email: 'Nora@low.example' })
    .where(eq(attendees.id, row?.id ?? ''));
  const taken = await api.call(ticketTransferCalls.takeTicketWithAccount, { body: { token: link } });
  const shown = await api.call(ticketTransferCalls.ticketOffer, { query: { token: link } });
  expect([taken.code, shown.code]).toEqual(['transfer-0001', 'transfer-0001']);
});

test('the password of the person who registered first does not open a ticket that the owner accepts', async () => {
  await api.db.update(attendees).set({ confirmedEmail: null }).where(eq(attendees.email, owned));
  const first = await api.loginAs('package');
  await offer(owned);
  const link = /[?&]token=([\w-]+)/.exec((await newest())?.text ?? '')?.[1] ?? '';
  const taken = await api.call(ticketTransferCalls.takeTicketWithAccount, {
    body: { token: link },
    headers: { DeviceId: 'the owner’s' },
  });
  expect(taken.status).toBe(200);
  const body = { email: owned, password: demoPassword };
  expect((await api.call(authCalls.login, { body, captcha: true })).code).toBe('cqrs-0009');
  expect((await api.call(attendeeSelfCalls.registrationStatus, { token: first })).code).toBe(
    'authorization-0001',
  );
  expect(await getRow(owned)).toMatchObject({ confirmedEmail: owned, passwordHash: null });
});

test('registering a lookalike first locks no one out, and a known address is known in every spelling', async () => {
  const register = (email: string) =>
    api.call(attendeeRegistrationCalls.submitStepOne, {
      body: { ...person, email, country: 'GB', password: demoPassword, termsAccepted: true },
    });
  expect((await register(lookAlike)).code).toBe('fm.cms-0029');
  expect((await register('nora@b\u00fccher.example')).status).toBe(200);
  expect((await register('NORA@xn--bcher-kva.example')).code).toBe('fm.cms-0029');
  expect((await register('v\u0131p@demo.summit.example')).code).toBe('validation.base-0001');
});

test('the limits of an address include all its spellings', async () => {
  const guess = (email: string) =>
    api.call(authCalls.login, { body: { email, password: 'Guess2027' }, captcha: true });
  for (let tries = 0; tries < 10; tries += 1) await guess(tries % 2 ? owned : lookAlike);
  expect((await guess('PACKAGE@Demo.Summit.example')).code).toBe('rate-limit-0001');
});

test.each([
  'stra\u00dfe@fresh.example',
  '\uff56ip9@fresh.example',
  'v\u0131p@fresh.example',
  '\ufb01ve@fresh.example',
])(
  'an account whose address is now refused can still log in, and get a password by email: %s',
  async (email) => {
    const sell = await getRow('sell@demo.summit.example');
    await api.db
      .update(attendees)
      .set({ email, confirmedEmail: email })
      .where(eq(attendees.id, sell?.id ?? ''));
    await settleAddresses(api.db);
    const body = { email, password: demoPassword };
    const login = await api.call(authCalls.login, { body, captcha: true });
    expect(login.status).toBe(200);
    const token = login.body.accessToken;
    const change = (other: string) =>
      api.call(myRegistrationCalls.changeOwnDetails, {
        token,
        body: { ...person, email: other, country: 'GB' },
      });
    expect((await change(email)).status).toBe(200);
    expect((await change(`another.${email}`)).code).toBe('validation.base-0001');
    const query = { variant: 'attendee' } as const;
    await api.call(authCalls.forgotPasswordRequest, { body: { email }, query, captcha: true });
    expect((await api.app.platform.mail.list(api.db, 1))[0]).toMatchObject({ to: email });
  },
);

test('existing addresses get their key; colliding ones stay separate and are reported', async () => {
  const [sell, vip] = [await getRow('sell@demo.summit.example'), await getRow('vip@demo.summit.example')];
  const rename = (id: string | undefined, email: string) =>
    api.db
      .update(attendees)
      .set({ email, confirmedEmail: email })
      .where(eq(attendees.id, id ?? ''));
  await rename(sell?.id, 'jose\u0301@b\u00fccher.example');
  await rename(vip?.id, lookAlike);
  const consentedAt = api.clock.now();
  await api.db.insert(subscribers).values({ email: 'a@b\u00fccher.example', consentedAt });
  const before = await api.db.$count(attendees);
  await settleAddresses(api.db);
  await settleAddresses(api.db);

  const settled = 'jos\u00e9@xn--bcher-kva.example';
  expect(await getRow(settled)).toMatchObject({ id: sell?.id, confirmedEmail: settled });
  expect(await getRow(lookAlike)).toMatchObject({ id: vip?.id });
  expect(await api.db.$count(attendees)).toBe(before);
  const known = await api.db
    .select()
    .from(subscribers)
    .where(eq(subscribers.email, 'a@xn--bcher-kva.example'));
  expect(known).toHaveLength(1);
  const { body } = await api.call(organiseAddressesCalls.addressCollisions, {
    token: await api.organise('owner'),
  });
  expect(body.collisions).toEqual([
    expect.objectContaining({
      id: vip?.id,
      email: lookAlike,
      other: { id: expect.any(String), email: owned },
    }),
  ]);
  expect(
    (await api.call(authCalls.login, { body: { email: owned, password: demoPassword }, captcha: true }))
      .status,
  ).toBe(200);
});
