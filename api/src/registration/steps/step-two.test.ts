import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/attendee-registration';
import { categories } from '../../people/attendees/categories.tables.ts';
import { findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

let visitors = 0;

/** A new attendee after the first step: address and token. */
async function afterStepOne(categoryId: string) {
  visitors += 1;
  const email = `second${visitors}@fresh.example`;
  const body = {
    categoryId,
    firstName: 'Noor',
    lastName: 'Sandhu',
    email,
    phone: '+442079460958',
    company: 'Fresh & Co',
    jobTitle: 'Treasurer',
    country: 'GB',
    password: 'Secret2027',
    termsAccepted: true,
  };
  const answer = await api.call(calls.submitStepOne, { body });
  return { email, token: answer.body.accessToken };
}

const buyer = {
  companyType: 'company-type-bank',
  decisionRole: 'decision-role-decides',
  interests: ['fraud'],
};

const seller = {
  products: ['software'],
  website: 'https://fresh.example',
  billing: {
    companyName: 'Fresh & Co',
    addressLine1: '1 Quay',
    city: 'London',
    postcode: 'E1 1AA',
    country: 'GB',
  },
};

test('stores the answers; then a package has to be chosen', async () => {
  const { email, token } = await afterStepOne('bank');
  const { body } = await api.call(calls.submitStepTwo, { token, body: buyer });

  expect(body).toEqual({ registrationStatus: 'PendingPackageSelection', next: 'registrationPhoto' });
  const stored = await findAttendeeByEmail(api.db, email);
  expect(stored).toMatchObject({ registrationStatus: 'PendingPackageSelection', profile: buyer });
});

test('leads to the packages directly when photos are switched off', async () => {
  const global = await readSection(api.db, 'global');
  await writeSection(api.db, 'global', { ...global, attendeePhotoIsDisabled: true }, api.clock.now());
  const { token } = await afterStepOne('bank');
  const { body } = await api.call(calls.submitStepTwo, { token, body: buyer });
  await writeSection(api.db, 'global', global, api.clock.now());

  expect(body.next).toBe('registrationPackages');
});

test('requires different data of buyers and sellers', async () => {
  const asBuyer = await afterStepOne('bank');
  const asSeller = await afterStepOne('data-provider');
  const getFields = async (token: string, body: Record<string, unknown>) => {
    const { raw } = await api.call(calls.submitStepTwo, { token, body });
    return (raw.json().failures as { field: string }[]).map(({ field }) => field);
  };

  expect(await getFields(asBuyer.token, seller)).toEqual(
    expect.arrayContaining(['companyType', 'decisionRole']),
  );
  expect(await getFields(asSeller.token, buyer)).toEqual(expect.arrayContaining(['products', 'website']));
  expect((await api.call(calls.submitStepTwo, { token: asSeller.token, body: seller })).status).toBe(200);
});

test('requires the account manager if the category needs it', async () => {
  await api.db.update(categories).set({ needsAccountManager: true }).where(eq(categories.id, 'consultancy'));
  const { token } = await afterStepOne('consultancy');

  expect((await api.call(calls.submitStepTwo, { token, body: seller })).code).toBe('attendee.submit-0003');
  const body = { ...seller, accountManagerEmail: 'manager@summit.example' };
  expect((await api.call(calls.submitStepTwo, { token, body })).status).toBe(200);
});

test('requires no account manager if the form has no field for it, as for buyers', async () => {
  await api.db.update(categories).set({ needsAccountManager: true }).where(eq(categories.id, 'bank'));
  const { token } = await afterStepOne('bank');
  const { status } = await api.call(calls.submitStepTwo, { token, body: buyer });
  await api.db.update(categories).set({ needsAccountManager: false }).where(eq(categories.id, 'bank'));

  expect(status).toBe(200);
});

test('checks the VAT number while the settings say so', async () => {
  const global = await readSection(api.db, 'global');
  await writeSection(api.db, 'global', { ...global, vatIdValidationEnabled: true }, api.clock.now());
  const { email, token } = await afterStepOne('data-provider');
  const submit = (vatId?: string) => api.call(calls.submitStepTwo, { token, body: { ...seller, vatId } });

  expect((await submit()).raw.json().failures).toMatchObject([{ field: 'vatId', errorCode: '0001' }]);
  expect((await submit('GB12')).code).toBe('vat-id-0001');
  expect((await submit('GB980780685')).code).toBe('vat-id-0001');
  expect((await submit('gb 980 7806 84')).status).toBe(200);
  const row = await findAttendeeByEmail(api.db, email);
  expect(row?.profile).toMatchObject({ vatId: 'GB980780684', vatIdSource: 'format' });
  await writeSection(api.db, 'global', global, api.clock.now());
});

test('can be sent once, after the first step', async () => {
  const codeFor = async (token: string) => (await api.call(calls.submitStepTwo, { token, body: buyer })).code;

  expect(await codeFor(await api.loginAs('package'))).toBe('fm.cms-0031');
  expect(await codeFor(await api.loginAs('request'))).toBe('fm.cms-0031');
  expect(await codeFor(await api.loginAs('buy'))).toBe('fm.cms-0019');
  expect((await api.call(calls.submitStepTwo, { body: buyer })).status).toBe(401);
});

test('one of many identical concurrent submissions is stored', async () => {
  const { token } = await afterStepOne('bank');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.call(calls.submitStepTwo, { token, body: buyer })),
  );

  const codes = answers.map(({ status, code }) => code ?? status).sort();
  expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 'fm.cms-0031')]);
});
