import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as packageCalls from '@summit/contract/calls/packages';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { categories } from '../../people/attendees/categories.tables.ts';
import { codeOfTaken, findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

let visitors = 0;

function form(changes: Record<string, unknown> = {}) {
  visitors += 1;
  return {
    firstName: 'Nora',
    lastName: "O'Brien",
    email: `visitor${visitors}@fresh.example`,
    phone: '+44 20 7946 0958',
    company: 'Fresh & Co',
    jobTitle: 'Treasurer',
    country: 'GB',
    password: 'Secret2027',
    termsAccepted: true,
    ...changes,
  };
}

function submit(body: Record<string, unknown>) {
  return api.call(calls.submitStepOne, { body });
}

test.each([
  [true, ['subscribed']],
  [false, []],
])('with the newsletter ticked (%s), the emails are %j', async (marketing, topics) => {
  const { email, ...rest } = form();
  await submit({ ...rest, email, marketing });
  const mails = await api.app.platform.mail.list(api.db, 100);

  expect(mails.filter(({ to }) => to === email).map(({ topic }) => topic)).toEqual(topics);
});

test('creates an attendee and signs in', async () => {
  const body = form({ categoryId: 'bank', publish: true });
  const { status, body: tokens } = await submit(body);
  const details = await api.call(attendeeSelfCalls.attendeeDetails, { token: tokens.accessToken });

  expect(status).toBe(200);
  expect(details.body).toMatchObject({
    email: body.email,
    phone: '+442079460958',
    lastName: "O'Brien",
    attendeeType: 'Buy',
    category: { id: 'bank' },
    registrationStatus: 'SubmitStepOne',
    package: null,
  });
  const refreshed = await api.call(authCalls.refreshToken, { body: { refreshToken: tokens.refreshToken } });
  const login = await api.call(authCalls.login, {
    body: { email: body.email, password: body.password },
    captcha: true,
  });
  expect([refreshed.status, login.status]).toEqual([200, 200]);
});

test('an attendee who chooses no category gets the default one', async () => {
  const { body } = await submit(form());
  const details = await api.call(attendeeSelfCalls.attendeeDetails, { token: body.accessToken });
  expect(details.body.category.type).toBe('Buy');
});

test('one of many identical concurrent submissions creates the attendee', async () => {
  const body = form();
  const responses = await Promise.all(Array.from({ length: 20 }, () => submit(body)));

  const codes = responses.map(({ status, code }) => code ?? status);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 'create-user-0003' || code === 'fm.cms-0029')).toHaveLength(19);
  expect(await api.db.select().from(attendees).where(eq(attendees.email, body.email))).toHaveLength(1);
});

test('one of two concurrent spellings of an address creates the attendee, and both can log in', async () => {
  const body = form();
  const spellings = [body.email, body.email.replace(/^./, (letter) => letter.toUpperCase())];
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_one, at) => submit({ ...body, email: spellings[at % 2] ?? '' })),
  );
  const codes = responses.map(({ status, code }) => code ?? status);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  const refusals = new Set<unknown>(['create-user-0003', 'create-user-0004', 'fm.cms-0029']);
  expect(codes.filter((code) => refusals.has(code))).toHaveLength(19);

  const [stored = '', other = ''] =
    (await findAttendeeByEmail(api.db, body.email))?.email === spellings[0]
      ? spellings
      : spellings.toReversed();
  expect(await codeOfTaken(api.db, stored)).toBe('create-user-0003');
  expect(await codeOfTaken(api.db, other)).toBe('create-user-0004');
});

test('a registered address is refused in any case', async () => {
  const { code } = await submit(form({ email: 'BUY@demo.summit.example' }));
  expect(code).toBe('fm.cms-0029');
});

test.each([
  ['a missing field', { firstName: '' }, 'firstName'],
  ['terms that are not accepted', { termsAccepted: false }, 'termsAccepted'],
  ['an invalid phone number', { phone: '123' }, 'phone'],
  ['a password that is too simple', { password: 'abcdef' }, 'password'],
  ['no password', { password: undefined }, 'password'],
  ['a category for invited guests', { categoryId: 'vip-guest' }, 'categoryId'],
  ['a category of another form', { categoryId: 'crypto-trader' }, 'categoryId'],
  ['a category that does not exist', { categoryId: 'nothing' }, 'categoryId'],
])('an error names the field of %s', async (_what, change, field) => {
  const body = form(change);
  const { code, raw } = await submit(body);

  expect(code).toBe('validation.base-0001');
  expect(raw.json().failures).toContainEqual(expect.objectContaining({ field }));
  expect(await findAttendeeByEmail(api.db, body.email)).toBeNull();
});

test.each([
  ['someone@throwaway.example', 'email.domain-0002'],
  ['someone@mail.Throwaway.example', 'email.domain-0002'],
  ['someone@blocked.example', 'email.domain-0002'],
  ['someone@nowhere.invalid', 'email.domain-0001'],
  ['someone@bank.local', 'email.domain-0003'],
  ['someone@mail.bank.Internal', 'email.domain-0003'],
])('the domain of %s is refused', async (email, expected) => {
  expect((await submit(form({ email }))).code).toBe(expected);
});

test.each([
  ['someone@throwaway.example', 'email.domain-0002'],
  ['someone@blocked.example', 'forbidden.domain-0001'],
  ['someone@gmial.com', 'email.domain-0004'],
  ['someone@nowhere.invalid', 'email.domain-0001'],
  ['someone@bank.local', 'email.domain-0003'],
  ['someone@local.larkmere.example', undefined],
  ['someone@gmail.com', undefined],
  ['someone@larkmere.example', undefined],
])('the check of the domain of %s', async (email, expected) => {
  const { code, body } = await api.call(packageCalls.emailDomainValidation, { query: { email } });
  expect(code).toBe(expected);
  expect(expected !== undefined || body.isValid).toBe(true);
});

test('a likely typo is returned with the intended domain', async () => {
  const { raw } = await api.call(packageCalls.emailDomainValidation, { query: { email: 'ada@hotmial.com' } });
  expect(raw.json().Message).toBe('Did you mean hotmail.com? Please make sure it is not a typo and continue');
});

test('a likely typo is only a warning', async () => {
  expect((await submit(form({ email: 'someone@gmial.com' }))).status).toBe(200);
});

test('the category is required if there is no default', async () => {
  await api.db.update(categories).set({ isDefault: false });
  expect((await submit(form())).code).toBe('fm.cms-0024');
  expect((await submit(form({ categoryId: 'bank' }))).status).toBe(200);
});

test('the settings determine whether a password is required, and whether registration is open', async () => {
  const global = await readSection(api.db, 'global');
  await writeSection(api.db, 'global', { ...global, allowPasswordOnRegistration: false }, api.clock.now());
  const given = form({ categoryId: 'bank' });
  expect((await submit(given)).status).toBe(200);
  expect((await findAttendeeByEmail(api.db, given.email))?.passwordHash).toBeNull();
  expect((await submit(form({ categoryId: 'bank', password: undefined }))).status).toBe(200);

  await writeSection(api.db, 'global', { ...global, registrationIsEnabled: false }, api.clock.now());
  expect((await submit(form({ categoryId: 'bank' }))).code).toBe('registration-0001');
});
