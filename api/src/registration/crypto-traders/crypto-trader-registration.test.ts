import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as calls from '@summit/contract/calls/crypto-traders';
import { packagePlaces, packages } from '../../orders/packages/packages.tables.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { categories } from '../../people/attendees/categories.tables.ts';
import { findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

let visitors = 0;

function form(changes: Record<string, unknown> = {}) {
  visitors += 1;
  return {
    firstName: 'Linnea',
    lastName: 'Voss',
    email: `trader${visitors}@fresh.example`,
    phone: '+44 20 7946 0958',
    country: 'SE',
    experience: 'experience-1-to-3-years',
    instruments: ['instruments-spot'],
    birthYear: '1990',
    riskTermsAccepted: true,
    password: 'Secret2027',
    termsAccepted: true,
    ...changes,
  };
}

const submit = (changes?: Record<string, unknown>) =>
  api.call(calls.submitCryptoTrader, { body: form(changes) });
const check = (invitationToken: string) =>
  api.call(calls.cryptoTraderInvitation, { query: { invitationToken } });
const details = async (token: string) => (await api.call(attendeeSelfCalls.attendeeDetails, { token })).body;
const countTraders = () => api.db.$count(attendees, eq(attendees.lastName, 'Voss'));

async function withoutPackages(): Promise<void> {
  await api.db.delete(packagePlaces).where(eq(packagePlaces.packageId, 'crypto-trader'));
  await api.db.delete(packages).where(eq(packages.categoryType, 'CryptoTrader'));
}

test('a crypto trader registers from the form to the ticket', async () => {
  const { body } = await submit();
  expect(body.packages.map(({ type }) => type)).toEqual(['CryptoTrader']);
  const token = body.accessToken;
  expect(await details(token)).toMatchObject({
    attendeeType: 'CryptoTrader',
    registrationStatus: 'PendingPackageSelection',
    company: null,
    jobTitle: null,
    category: { id: 'crypto-trader' },
    pass: null,
  });

  const offered = await api.call(calls.cryptoTraderPackages, { token });
  expect(offered.body).toMatchObject({ packages: [{ type: 'CryptoTrader' }], selectedType: null });
  const chosen = await api.call(calls.selectCryptoTraderPackage, {
    token,
    body: { type: 'CryptoTrader', packageType: 'free' },
  });
  expect(chosen.body.registrationStatus).toBe('Completed');
  expect(await details(token)).toMatchObject({ ticketNumber: expect.any(String) });
});

test('the traded currencies are stored', async () => {
  const given = form({ marketing: true });
  await api.call(calls.submitCryptoTrader, { body: given });
  expect(await findAttendeeByEmail(api.db, given.email)).toMatchObject({
    country: 'SE',
    marketing: true,
    profile: { experience: 'experience-1-to-3-years', instruments: ['instruments-spot'], birthYear: '1990' },
  });
  const topics = (await api.app.platform.mail.list(api.db, 10)).map(({ topic }) => topic);
  expect(topics).toEqual(['subscribed']);
});

test('the registration is complete immediately without packages to choose', async () => {
  await withoutPackages();
  const { body } = await submit();
  expect(body.packages).toEqual([]);
  expect(await details(body.accessToken)).toMatchObject({
    registrationStatus: 'Completed',
    ticketNumber: expect.any(String),
  });
  const topics = (await api.app.platform.mail.list(api.db, 10)).map(({ topic }) => topic);
  expect(topics).toEqual(['registration-completed']);
});

test('a sold-out package is refused', async () => {
  await api.db.update(packages).set({ capacity: 0 }).where(eq(packages.id, 'crypto-trader'));
  const { body } = await submit();
  expect(body.packages).toMatchObject([{ isAvailable: false }]);
  expect(await details(body.accessToken)).toMatchObject({ registrationStatus: 'PendingPackageSelection' });
});

describe('an invitation', () => {
  test('returns its recipient, and registers one person', async () => {
    expect((await check('demo-trader')).body).toEqual({
      firstName: 'Linnea',
      lastName: 'Voss',
      email: 'linnea.voss@mail.example',
      inviterName: 'Casper Nymark',
    });
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => submit({ invitationToken: 'demo-trader' })));
    const codes = tries.map(({ status, code }) => code ?? status);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 'fm.cms-0071')).toHaveLength(4);
    expect(await countTraders()).toBe(1);
    expect((await check('demo-trader')).code).toBe('fm.cms-0071');
  });

  test.each([
    ['demo-trader-used', 'fm.cms-0071', 'fm.cms-0071'],
    ['demo-trader-closed', 'fm.cms-0009', 'fm.cms-0009'],
    ['made-up', 'cqrs-0009', 'fm.cms-0072'],
  ])('%s cannot be used', async (token, whenChecked, whenSent) => {
    expect((await check(token)).code).toBe(whenChecked);
    expect((await submit({ invitationToken: token })).code).toBe(whenSent);
    expect(await countTraders()).toBe(0);
  });

  test('stays open when the form is refused', async () => {
    const response = await submit({ invitationToken: 'demo-trader', email: 'buy@demo.summit.example' });
    expect(response.code).toBe('fm.cms-0029');
    expect((await check('demo-trader')).status).toBe(200);
  });
});

test.each([
  ['a trader who is too young', { birthYear: String(new Date().getFullYear() - 17) }, 'birthYear'],
  ['a year of three digits', { birthYear: '199' }, 'birthYear'],
  ['risks that were not accepted', { riskTermsAccepted: false }, 'riskTermsAccepted'],
  ['no experience', { experience: '' }, 'experience'],
  ['no password', { password: undefined }, 'password'],
])('an error names the field of %s', async (_what, change, field) => {
  const { code, raw } = await submit(change);
  expect(code).toBe('validation.base-0001');
  expect(raw.json().failures).toContainEqual(expect.objectContaining({ field }));
});

test.each([
  ['an address that is registered', { email: 'crypto@demo.summit.example' }, 'fm.cms-0029'],
  ['a forbidden domain', { email: 'linnea@throwaway.example' }, 'email.domain-0002'],
  ['a domain that does not exist', { email: 'linnea@nowhere.invalid' }, 'email.domain-0001'],
])('%s is refused', async (_what, change, code) => {
  expect((await submit(change)).code).toBe(code);
});

test('one of many identical forms creates the attendee', async () => {
  const body = form();
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => api.call(calls.submitCryptoTrader, { body })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  // The others found the address registered, or lost the race for it.
  const isTaken = (code: string | undefined) => code === 'fm.cms-0029' || code === 'create-user-0003';
  expect(responses.filter(({ code }) => isTaken(code))).toHaveLength(7);
});

test('fm.cms-0024: there is no category of crypto traders', async () => {
  await api.db.update(categories).set({ isDefault: false });
  expect((await submit()).code).toBe('fm.cms-0024');
});

test('registering is refused while registration is closed', async () => {
  const global = await readSection(api.db, 'global');
  await writeSection(api.db, 'global', { ...global, registrationIsEnabled: false }, api.clock.now());
  expect((await submit()).code).toBe('registration-0001');
});

test('crypto-trader-registration-0001: only packages of crypto traders can be chosen', async () => {
  const token = await api.loginAs('package');
  const body = { type: 'BuyStandard', packageType: 'free' };
  const refused = [
    await api.call(calls.cryptoTraderPackages, { token }),
    await api.call(calls.selectCryptoTraderPackage, { token, body }),
  ];
  expect(refused.map(({ code }) => code)).toEqual(Array(2).fill('crypto-trader-registration-0001'));
  const trader = (await submit()).body.accessToken;
  const others = { token: trader, query: { attendeeEmail: 'buy@demo.summit.example' } };
  expect((await api.call(calls.cryptoTraderPackages, others)).code).toBe('fm.cms-0041');
  expect((await api.call(calls.selectCryptoTraderPackage, { token: trader, body })).code).toBe('fm.cms-0048');
  const { code } = await api.call(attendeeRegistrationCalls.submitStepTwo, { token: trader, body: {} });
  expect(code).toBe('fm.cms-0031');
});
