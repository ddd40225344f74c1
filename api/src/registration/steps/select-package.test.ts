import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import * as paymentCalls from '@summit/contract/calls/payments';
import * as limits from '@summit/contract/limits/limits';
import { type DemoAccountName, demoAccounts } from '@summit/contract/session/demo-accounts';
import { packagePlaces, packages } from '../../orders/packages/packages.tables.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let token: string;

// Each test begins with package@, who has to choose a ticket, on a newly seeded event.
beforeEach(async () => {
  api = await openTestApp();
  token = await api.loginAs('package');
});

afterEach(() => api.close());

const free = { type: 'BuyStandard', packageType: 'free' };
const paid = { type: 'BuyVip', packageType: 'paid' };

function select(body: Record<string, unknown>, who = token) {
  return api.call(calls.selectPackage, { token: who, body });
}

async function changePackage(type: string, change: Partial<typeof packages.$inferInsert>): Promise<void> {
  await api.db.update(packages).set(change).where(eq(packages.type, type));
}

function getEmail(account: DemoAccountName): string {
  return demoAccounts.find(({ name }) => name === account)?.email ?? '';
}

test('a free package completes the registration', async () => {
  const { body } = await select(free);
  const details = await api.call(attendeeSelfCalls.attendeeDetails, { token });

  expect(body).toEqual({ registrationStatus: 'Completed', next: 'registrationCompleted', heldUntil: null });
  expect(details.body).toMatchObject({ package: { type: 'BuyStandard' }, ticketNumber: expect.any(String) });
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  expect(mail).toMatchObject({ to: getEmail('package'), topic: 'registration-completed' });
  expect(mail?.text).toContain(details.body.ticketNumber);
});

test('an attendee who agreed to be listed is listed immediately after completing', async () => {
  await api.db
    .update(attendees)
    .set({ isPublished: true })
    .where(eq(attendees.email, getEmail('package')));
  const query = { 'filter.Company.Like': 'Farnley', itemsOnPage: 999 };
  const before = await api.call(attendeeCalls.attendees, { query });
  await select(free);
  const after = await api.call(attendeeCalls.attendees, { query });

  expect(after.body.totalItems).toBe(before.body.totalItems + 1);
});

test('a paid package is held for 15 minutes and has to be paid', async () => {
  const { body } = await select(paid);
  const info = await api.call(paymentCalls.paymentInfo, { token });

  expect(body).toMatchObject({ registrationStatus: 'RequestForPayment', next: 'registrationPayment' });
  const held = Date.parse(body.heldUntil ?? '') - api.clock.now().getTime();
  expect(Math.abs(held - limits.placeHoldTime)).toBeLessThan(5000);
  expect(info.body).toMatchObject({
    packageType: 'BuyVip',
    price: 29_500,
    total: 29_500,
    currency: 'GBP',
    paymentStatus: 'None',
    heldUntil: body.heldUntil,
  });
});

test('a gala seat is paid with its ticket, until the seats are sold out', async () => {
  const withSeat = { type: 'BuyStandardGala', packageType: 'paid' };
  await changePackage('GalaSeat', { capacity: 0 });
  expect((await select(withSeat)).code).toBe('package-0001');

  await changePackage('GalaSeat', { capacity: 1_000 });
  expect((await select(withSeat)).body.registrationStatus).toBe('RequestForPayment');
  const { body } = await api.call(paymentCalls.paymentInfo, { token });
  expect(body).toMatchObject({ packageName: 'Standard with a gala seat', total: 19_500 });
});

test('an attendee whose hold has expired can choose again; others may have taken the place meanwhile', async () => {
  await select(paid);
  expect((await select(free)).code).toBe('fm.cms-0028');

  api.clock.moveBy(limits.placeHoldTime + 1000);
  token = await api.loginAs('package');
  const offered = await api.call(calls.attendeePackages, { token });
  expect(offered.body.selectedType).toBeNull();
  expect((await select(free)).body.registrationStatus).toBe('Completed');
});

test('choosing twice, too early, or during a payment is refused', async () => {
  await select(free);

  expect((await select(free)).code).toBe('fm.cms-0019');
  expect((await select(free, await api.loginAs('stepone'))).code).toBe('fm.cms-0041');
  expect((await select(paid, await api.loginAs('request'))).code).toBe('fm.cms-0028');
  expect((await select(paid, await api.loginAs('pending'))).code).toBe('fm.cms-0028');
  expect((await api.call(calls.selectPackage, { body: free })).status).toBe(401);
});

test.each([
  ['of another category', { type: 'SellEarly', packageType: 'paid' }],
  ['that does not exist', { type: 'Golden', packageType: 'free' }],
  ['under the wrong kind', { type: 'BuyVip', packageType: 'free' }],
])('a package %s is refused', async (_what, body) => {
  expect((await select(body)).code).toBe('fm.cms-0048');
});

test('a package can be chosen only within its sales period', async () => {
  const tomorrow = new Date(api.clock.now().getTime() + 86_400_000);
  await changePackage('BuyStandard', { availableFrom: tomorrow });
  await changePackage('BuyVip', { availableUntil: api.clock.now() });

  expect((await select(free)).code).toBe('package-0002');
  expect((await select(paid)).code).toBe('package-0002');
  const { body } = await api.call(calls.attendeePackages, { token });
  expect(body.packages.map(({ isAvailable }) => isAvailable)).toEqual([false, false, false]);
});

test('a sold-out package is refused and nothing changes', async () => {
  await changePackage('BuyStandard', { capacity: 1 });

  expect((await select(free)).code).toBe('package-0001');
  const status = await api.call(attendeeSelfCalls.registrationStatus, { token });
  expect(status.body.registrationStatus).toBe('PendingPackageSelection');
});

test('a package for one category cannot be chosen by others of its type', async () => {
  await changePackage('BuyVip', { categoryId: 'investor' });
  const { body } = await api.call(calls.attendeePackages, { token });

  expect(body.packages.map(({ type }) => type)).toEqual(['BuyStandard', 'BuyStandardGala']);
  expect((await select(paid)).code).toBe('fm.cms-0048');
});

test('attendees see only packages of their own category', async () => {
  const own = await api.call(calls.attendeePackages, {
    token,
    query: { attendeeEmail: getEmail('package') },
  });
  const other = await api.call(calls.attendeePackages, { token, query: { attendeeEmail: getEmail('buy') } });

  expect(own.body.packages.map(({ categoryType }) => categoryType)).toEqual(['Buy', 'Buy', 'Buy']);
  expect(other.code).toBe('fm.cms-0041');
});

test('one of many identical concurrent choices counts', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => select(paid)));

  const codes = responses.map(({ status, code }) => code ?? status).sort();
  expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 'fm.cms-0028')]);
});

test('the killer feature, if enabled, comes before the completion', async () => {
  const global = await readSection(api.db, 'global');
  await writeSection(api.db, 'global', { ...global, killerFeatureIsEnabled: true }, api.clock.now());
  const complete = () => api.call(calls.completeRegistration, { token });

  expect((await complete()).code).toBe('fm.cms-0021');
  const { body } = await select(free);
  expect(body).toMatchObject({
    registrationStatus: 'PendingPackageSelection',
    next: 'registrationKillerFeature',
  });
  expect((await select(free)).code).toBe('fm.cms-0028');
  expect((await complete()).code).toBe('fm.cms-0023');

  const tags = [{ id: 'fraud' }];
  await api.db
    .update(attendees)
    .set({ tags })
    .where(eq(attendees.email, getEmail('package')));
  expect((await complete()).body.registrationStatus).toBe('Completed');
  expect((await complete()).code).toBe('fm.cms-0019');
});

test('billing and order number are stored with a paid package', async () => {
  const billing = {
    companyName: 'F',
    addressLine1: '1 Quay',
    city: 'London',
    postcode: 'E1 1AA',
    country: 'GB',
  };
  await select({ ...paid, billing, purchaseOrder: 'PO 7' });
  const [row] = await api.db
    .select()
    .from(attendees)
    .where(eq(attendees.email, getEmail('package')));

  expect(row?.profile).toMatchObject({ billing, purchaseOrder: 'PO 7' });
  expect(
    await api.db
      .select()
      .from(packagePlaces)
      .where(eq(packagePlaces.attendeeId, row?.id ?? '')),
  ).toHaveLength(1);
});
