import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeCalls from '@summit/contract/calls/organise-attendees';
import * as calls from '@summit/contract/calls/organise-packages';
import * as paymentCalls from '@summit/contract/calls/payments';
import * as limits from '@summit/contract/limits/limits';
import { organiserAudit } from '../../organisers/organisers/organisers.tables.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { openPaymentVisit, type PaymentVisit } from '../../testing/visits/payment-visit.ts';
import { packagePlaces, packages } from '../packages/packages.tables.ts';
import { orders, payments, refunds } from '../payments/payments.tables.ts';

let visit: PaymentVisit;
let owner: string;
let id: string;
let ids: { vip: string; free: string; gala: string };

beforeEach(async () => {
  visit = await openPaymentVisit();
  const { db } = visit.api;
  owner = await visit.api.organise('owner');
  const [row] = await db.select().from(attendees).where(eq(attendees.email, 'package@demo.summit.example'));
  id = row?.id ?? '';
  const all = await db.select().from(packages);
  const idOf = (type: string) => all.find((one) => one.type === type)?.id ?? '';
  ids = { vip: idOf('BuyVip'), free: idOf('BuyStandard'), gala: idOf('BuyStandardGala') };
});

afterEach(() => visit.close());

const change = (packageId: string, fromPackageId: string | null) =>
  visit.api.call(calls.changePackage, { token: owner, params: { id }, body: { packageId, fromPackageId } });
const getPlace = async () =>
  (await visit.api.db.select().from(packagePlaces).where(eq(packagePlaces.attendeeId, id)))[0];
const getOrders = () => visit.api.db.select().from(orders).where(eq(orders.attendeeId, id));

test('an unpaid ticket can be changed to another package at its price, with a record and an email', async () => {
  const token = await visit.choosePaid();
  const before = await visit.api.db.$count(organiserAudit);
  expect((await change(ids.gala, ids.vip)).status).toBe(204);
  // A request resent after a lost response returns the same and is recorded once.
  expect((await change(ids.gala, ids.vip)).status).toBe(204);
  const info = (await visit.api.call(paymentCalls.paymentInfo, { token })).body;
  expect(info).toMatchObject({ packageType: 'BuyStandardGala', total: 19_500 });
  const held = Date.parse(info.heldUntil ?? '') - visit.api.clock.now().getTime();
  expect(Math.abs(held - limits.placeHoldTimeByOrganiser)).toBeLessThan(60_000);
  const all = await getOrders();
  expect(all.find(({ packageId }) => packageId === ids.vip)?.state).toBe('released');
  expect(all.find(({ packageId }) => packageId === ids.gala)?.state).toBe('awaiting');
  expect(await visit.api.db.$count(organiserAudit)).toBe(before + 1);
  const [mail] = await visit.api.app.platform.mail.list(visit.api.db, 1);
  expect(mail).toMatchObject({ to: 'package@demo.summit.example', topic: 'package-changed' });
  expect(mail?.text).toContain('£195.00');

  await visit.payWith(await visit.openCardPage(token), 'approve');
  expect(await visit.status(token)).toBe('Completed');
  expect(await getPlace()).toMatchObject({ packageId: ids.gala, state: 'Taken' });
});

test('changing to a free package completes the registration', async () => {
  const token = await visit.choosePaid();
  expect((await change(ids.free, ids.vip)).status).toBe(204);
  expect(await visit.status(token)).toBe('Completed');
  const [mail] = await visit.api.app.platform.mail.list(visit.api.db, 1);
  expect(mail?.topic).toBe('registration-completed');
});

test('an open card page is closed; a late payment on it is refunded, and the new package stays', async () => {
  const token = await visit.choosePaid();
  const page = await visit.openCardPage(token);
  expect((await change(ids.gala, ids.vip)).status).toBe(204);
  expect(await (await fetch(page)).text()).toContain('Nothing was charged');
  await visit.press(page, 'late');
  expect(await getPlace()).toMatchObject({ packageId: ids.gala, state: 'Held' });
  expect(await visit.api.db.select().from(refunds)).toMatchObject([{ amountMinor: 29_500 }]);
  expect(await visit.status(token)).toBe('RequestForPayment');
});

test('a ticket that is paid, even at the last moment, cannot be changed before a refund', async () => {
  const token = await visit.choosePaid();
  const page = await visit.openCardPage(token);
  visit.setDelivery(false);
  await visit.payWith(page, 'approve');
  expect((await change(ids.gala, ids.vip)).code).toBe('attendee-desk-0003');
  expect(await getPlace()).toMatchObject({ packageId: ids.vip, state: 'Taken' });
  expect(await visit.api.db.$count(payments, eq(payments.state, 'succeeded'))).toBe(1);

  visit.setDelivery(true);
  await visit.press(page, 'refund');
  expect((await change(ids.gala, null)).status).toBe(204);
  expect(await visit.status(token)).toBe('RequestForPayment');
});

test('nothing can be changed while the bank authenticates the payment', async () => {
  const token = await visit.choosePaid();
  await visit.payWith(await visit.openCardPage(token), 'slow');
  expect((await change(ids.gala, ids.vip)).code).toBe('payment-0005');
  expect(await visit.status(token)).toBe('PendingPayment');
});

test('a change is refused with the reason: outdated, sold out, for another category, or too early', async () => {
  await visit.choosePaid();
  const packagesOf = await visit.api.call(calls.packagesForAttendee, { token: owner, params: { id } });
  expect(packagesOf.body.packages.map((one) => one.id)).toEqual(expect.arrayContaining(Object.values(ids)));
  expect((await change(ids.gala, ids.free)).code).toBe('resource-0001');
  const all = await visit.api.db.select().from(packages);
  const foreign = all.find(({ type }) => type === 'SellEarly')?.id ?? '';
  expect((await change(foreign, ids.vip)).code).toBe('fm.cms-0048');
  await visit.sellOut('BuyStandardGala');
  expect((await change(ids.gala, ids.vip)).code).toBe('package-0001');
  expect(await getPlace()).toMatchObject({ packageId: ids.vip, state: 'Held' });
  await visit.api.db
    .update(attendees)
    .set({ registrationStatus: 'SubmitStepOne' })
    .where(eq(attendees.id, id));
  expect((await change(ids.free, ids.vip)).code).toBe('attendee-desk-0004');
});

test('a change requires the permission for packages', async () => {
  const token = await visit.api.organise('analyst');
  const refused = await visit.api.call(calls.changePackage, {
    token,
    params: { id },
    body: { packageId: ids.free, fromPackageId: null },
  });
  expect(refused.code).toBe('oauth.advanced-0007');
  const list = await visit.api.call(attendeeCalls.organisedAttendee, { token, params: { id } });
  expect(list.status).toBe(403);
});
