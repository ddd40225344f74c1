import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as paymentCalls from '@summit/contract/calls/payments';
import { attendees } from '../../../people/attendees/attendees.tables.ts';
import { openPaymentVisit, type PaymentVisit } from '../../../testing/visits/payment-visit.ts';
import { packagePlaces } from '../../packages/packages.tables.ts';
import { orders } from '../payments.tables.ts';

let visit: PaymentVisit;
let token: string;

beforeEach(async () => {
  visit = await openPaymentVisit();
  token = await visit.api.loginAs('package');
});

afterEach(() => visit.close());

const billing = {
  companyName: 'Wrong Ltd',
  addressLine1: '1 Quay Street',
  city: 'London',
  postcode: 'E16 1FA',
  country: 'GB',
};

const choose = (type: string, packageType: string, invoice: object = {}) =>
  visit.api.call(attendeeRegistrationCalls.selectPackage, { token, body: { type, packageType, ...invoice } });
const release = () => visit.api.call(paymentCalls.releaseTicket, { token });

const getPlaces = (attendeeId = '') =>
  visit.api.db.$count(packagePlaces, eq(packagePlaces.attendeeId, attendeeId));

async function profile() {
  const email = 'package@demo.summit.example';
  const [row] = await visit.api.db.select().from(attendees).where(eq(attendees.email, email));
  return row?.profile;
}

test('a chosen ticket is released immediately with its hold and invoice, and another can be chosen', async () => {
  await choose('BuyVip', 'paid', { billing, purchaseOrder: 'PO 1' });
  expect(await profile()).toMatchObject({ billing, purchaseOrder: 'PO 1' });
  expect((await choose('BuyStandard', 'free')).code).toBe('fm.cms-0028');

  expect((await release()).body).toEqual({ registrationStatus: 'PendingPackageSelection' });
  const [order] = await visit.api.db.select().from(orders);
  expect(order?.state).toBe('released');
  expect(await getPlaces(order?.attendeeId)).toBe(0);
  expect(await profile()).not.toHaveProperty('billing');
  expect(await profile()).not.toHaveProperty('purchaseOrder');
  expect((await choose('BuyStandard', 'free')).body.registrationStatus).toBe('Completed');
});

test('releasing closes an open card page', async () => {
  await choose('BuyVip', 'paid');
  const page = await visit.openCardPage(token);
  expect((await release()).status).toBe(200);
  expect(await (await fetch(page)).text()).toContain('Nothing was charged');
  expect(await visit.status(token)).toBe('PendingPackageSelection');
});

test('a ticket paid at the last moment stays', async () => {
  await choose('BuyVip', 'paid');
  const page = await visit.openCardPage(token);
  visit.setDelivery(false);
  await visit.payWith(page, 'approve');
  expect((await release()).code).toBe('fm.cms-0019');
  expect(await visit.status(token)).toBe('Completed');
});

test('nothing can be released while the bank authenticates the payment, with a reason', async () => {
  await choose('BuyVip', 'paid');
  await visit.payWith(await visit.openCardPage(token), 'slow');
  expect((await release()).code).toBe('payment-0005');
  expect(await visit.status(token)).toBe('PendingPayment');
});

test('releasing twice changes nothing, and a complete registration has nothing to release', async () => {
  await choose('BuyVip', 'paid');
  expect([(await release()).status, (await release()).status]).toEqual([200, 200]);
  token = await visit.api.loginAs('buy');
  expect((await release()).code).toBe('fm.cms-0019');
});

test('choosing again without a purchase order removes it from the invoice', async () => {
  await choose('BuyVip', 'paid', { billing, purchaseOrder: 'PO 1' });
  await release();
  await choose('BuyVip', 'paid', { billing });
  expect(await profile()).toMatchObject({ billing });
  expect(await profile()).not.toHaveProperty('purchaseOrder');
});
