import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as packageCalls from '@summit/contract/calls/packages';
import * as calls from '@summit/contract/calls/personal-data';
import type { DemoAccountName } from '@summit/contract/session/demo-accounts';
import { packagePlaces, packages, waitingList } from '../../orders/packages/packages.tables.ts';
import { orders, payments, refunds } from '../../orders/payments/payments.tables.ts';
import { offerAllPlaces } from '../../orders/waiting-list/offer-places.queries.ts';
import { readExtraTickets } from '../../registration/public/extra-tickets.queries.ts';
import { vipPasses } from '../../registration/vip/vip.tables.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openPaymentVisit, type PaymentVisit } from '../../testing/visits/payment-visit.ts';
import { attendees } from '../attendees/attendees.tables.ts';

let visit: PaymentVisit;
let owner: string;

beforeEach(async () => {
  visit = await openPaymentVisit();
  owner = await visit.api.organise('owner');
});
afterEach(() => visit.close());

const db = () => visit.api.db;
const addressOf = (account: DemoAccountName) => `${account}@demo.summit.example`;

async function getRow(account: DemoAccountName) {
  const [row] = await db()
    .select()
    .from(attendees)
    .where(eq(attendees.email, addressOf(account)));
  if (!row) throw new Error(`There is no ${account}`);
  return row;
}

async function erase(account: DemoAccountName): Promise<void> {
  const { status } = await visit.api.call(calls.erasePerson, {
    token: owner,
    body: { email: addressOf(account) },
    query: {},
  });
  expect(status).toBe(200);
}

const placesLeft = async (type: string) =>
  (await visit.api.call(packageCalls.packages)).body.packages.find((one) => one.type === type)?.placesLeft;

/** Limits the places to those taken now. */
async function sellOut(type: string): Promise<void> {
  const [row] = await db().select().from(packages).where(eq(packages.type, type));
  const capacity = await db().$count(packagePlaces, eq(packagePlaces.packageId, row?.id ?? ''));
  await db().update(packages).set({ capacity }).where(eq(packages.type, type));
  visit.api.app.platform.responseCache.drop('packages');
}

test('the place of an erased attendee can be chosen by another one', async () => {
  await sellOut('BuyStandard');
  expect(await placesLeft('BuyStandard')).toBe(0);
  await erase('buy');
  expect(await placesLeft('BuyStandard')).toBe(1);
  const token = await visit.api.loginAs('package');
  const body = { type: 'BuyStandard', packageType: 'free' };
  const chosen = await visit.api.call(attendeeRegistrationCalls.selectPackage, { token, body });
  expect(chosen.body.registrationStatus).toBe('Completed');
});

test('an unpaid hold is released, and a later payment for it is refunded', async () => {
  const token = await visit.choosePaid();
  const page = await visit.openCardPage(token);
  await visit.payWith(page, 'decline');
  await sellOut('BuyVip');
  await erase('package');
  expect(await db().select().from(orders)).toMatchObject([{ state: 'released' }]);
  expect(await placesLeft('BuyVip')).toBe(1);
  await visit.press(page, 'late');
  await visit.runJobs();
  expect(await db().select().from(refunds)).toMatchObject([{ amountMinor: 29_500 }]);
  expect(await placesLeft('BuyVip')).toBe(1);
});

test('a payment is not refunded: it stays in the accounts, and the place is free', async () => {
  const token = await visit.choosePaid();
  await visit.payWith(await visit.openCardPage(token), 'approve');
  await sellOut('BuyVip');
  await erase('package');
  await visit.runJobs();
  expect(await db().select().from(orders)).toMatchObject([{ state: 'cancelled', paidBy: null }]);
  expect(await db().select().from(payments)).toMatchObject([
    { state: 'succeeded', amountMinor: 29_500, retainedMinor: 29_500 },
  ]);
  expect(await db().select().from(refunds)).toEqual([]);
  expect(await placesLeft('BuyVip')).toBe(1);
});

test('a guest’s extra ticket returns to the inviter', async () => {
  const { invitedByAttendeeId } = await getRow('invited');
  const remaining = async () =>
    (await readExtraTickets(db(), invitedByAttendeeId ?? '')).remainingExtraTicketsCount;
  const before = await remaining();
  await erase('invited');
  expect(await remaining()).toBe(before + 1);
});

test('a pass returns to the invitation', async () => {
  const { id } = await getRow('vip');
  expect(await db().$count(vipPasses, eq(vipPasses.attendeeId, id))).toBe(1);
  await erase('vip');
  expect(await db().$count(vipPasses, eq(vipPasses.attendeeId, id))).toBe(0);
});

test('an offered place passes to the next waiting entry', async () => {
  const { db: database, clock } = visit.api;
  const care = await readSection(database, 'ticketCare');
  await writeSection(
    database,
    'ticketCare',
    { ...care, waitingList: { isEnabled: true, offerHours: 24 } },
    clock.now(),
  );
  await sellOut('BuyStandard');
  const { id: attendeeId, email } = await getRow('package');
  const wait = { packageId: 'buy-standard', joinedAt: clock.now() };
  await database.insert(waitingList).values([
    { ...wait, email, attendeeId, tokenHash: 'first' },
    { ...wait, email: 'next@fresh.example', tokenHash: 'second' },
  ]);
  const offered = async () =>
    (await database.select().from(waitingList).where(eq(waitingList.state, 'Offered'))).map(
      (entry) => entry.email,
    );
  await erase('buy');
  await offerAllPlaces(visit.api.app.platform);
  expect(await offered()).toEqual([email]);
  await erase('package');
  await offerAllPlaces(visit.api.app.platform);
  expect(await offered()).toEqual(['next@fresh.example']);
});

test('a dry run of an erasure frees nothing', async () => {
  await sellOut('BuyStandard');
  await visit.api.call(calls.erasePerson, {
    token: owner,
    body: { email: addressOf('buy') },
    query: { dryRun: 'true' },
  });
  expect(await placesLeft('BuyStandard')).toBe(0);
});
