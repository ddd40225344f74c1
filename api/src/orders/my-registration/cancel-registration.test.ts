import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import * as invitationCalls from '@summit/contract/calls/invitations';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import * as packageCalls from '@summit/contract/calls/packages';
import type { DemoAccountName } from '@summit/contract/session/demo-accounts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { vipPasses } from '../../registration/vip/vip.tables.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import type { TicketCare } from '../../settings/settings/sections.ts';
import { openPaymentVisit, type PaymentVisit } from '../../testing/visits/payment-visit.ts';
import { orders, payments, refunds } from '../payments/payments.tables.ts';
import { settleOrder } from '../payments/settle.ts';
import { cancelledTickets } from '../tickets/tickets.tables.ts';

let visit: PaymentVisit;

beforeEach(async () => {
  visit = await openPaymentVisit();
  await setRule();
});
afterEach(() => visit.close());

const api = () => visit.api;
const inDays = (days: number) => new Date(api().clock.now().getTime() + days * 86_400_000).toISOString();

async function setRule(change: Partial<TicketCare['cancellation']> = {}): Promise<void> {
  const refundsByDate = [
    { until: inDays(10), percent: 100 },
    { until: inDays(20), percent: 50 },
  ];
  const rule = { isEnabled: true, until: inDays(30), refunds: refundsByDate, text: 'By date.', ...change };
  const { db, clock } = api();
  await writeSection(
    db,
    'ticketCare',
    { cancellation: rule, waitingList: { isEnabled: false, offerHours: 24 } },
    clock.now(),
  );
}

const own = (token: string) => api().call(myRegistrationCalls.ownRegistration, { token });
const cancel = (token: string, refund: number) =>
  api().call(myRegistrationCalls.cancelRegistration, { token, body: { refund } });
const status = (token: string) => visit.status(token);
const getId = async (account: DemoAccountName) => {
  const [row] = await api()
    .db.select()
    .from(attendees)
    .where(eq(attendees.email, `${account}@demo.summit.example`));
  return row ?? fail(account);
};
const fail = (what: string): never => {
  throw new Error(`There is no ${what}`);
};
const mail = async () => (await api().app.platform.mail.list(api().db, 1))[0];

/** package@ with a VIP ticket of £295 that is paid. */
async function paidTicket(): Promise<string> {
  const token = await visit.choosePaid();
  await visit.payWith(await visit.openCardPage(token), 'approve');
  return token;
}

/** The refunds in the API's own records after its reconciler has run. */
async function ledger() {
  const { db } = api();
  const [payment] = await db.select().from(payments);
  const back = await db.select().from(refunds);
  const [order] = await db.select().from(orders);
  return {
    paid: payment?.amountMinor,
    retained: payment?.retainedMinor,
    refunds: back.map(({ amountMinor, source }) => [amountMinor, source]),
    order: order?.state,
    orderId: order?.id ?? '',
  };
}

test('a free ticket is cancelled without a refund, and its place is free again', async () => {
  const token = await api().loginAs('buy');
  const before = await getId('buy');
  const placesLeft = async () =>
    (await api().call(packageCalls.packages)).body.packages.find(({ type }) => type === 'BuyStandard')
      ?.placesLeft;
  const left = await placesLeft();
  const { body } = await cancel(token, 0);
  api().clock.moveBy(11_000);
  const details = await api().call(attendeeSelfCalls.attendeeDetails, { token });
  const after = await placesLeft();

  expect(body).toMatchObject({ refund: 0, registration: { registrationStatus: 'PendingPackageSelection' } });
  expect(details.body).toMatchObject({ package: null, ticketNumber: null });
  expect(left == null ? after : (after ?? 0) - 1).toBe(left ?? null);
  const confirmation = await mail();
  expect(confirmation).toMatchObject({ to: before.email, topic: 'registration-cancelled' });
  const [file] = confirmation?.attachments ?? [];
  const calendar = Buffer.from(file?.content ?? '', 'base64').toString();
  expect(calendar).toMatch(/METHOD:CANCEL\r\n[^]*STATUS:CANCELLED\r\n/);
  expect(calendar).toContain(`UID:${before.ticketNumber}-days@`);
  expect((await mail())?.text).toContain(before.ticketNumber);
  expect(await api().db.select().from(cancelledTickets)).toMatchObject([
    { number: before.ticketNumber, reason: 'cancelled' },
  ]);
  expect((await getId('buy')).ticketNumber).not.toBe(before.ticketNumber);
});

test('an attendee who has cancelled is no longer listed, and can choose a ticket again', async () => {
  const token = await api().loginAs('buy');
  const { email } = await getId('buy');
  await api().db.update(attendees).set({ isPublished: true }).where(eq(attendees.email, email));
  await cancel(token, 0);
  const listed = await api().call(attendeeCalls.attendees, { query: { itemsOnPage: 9999 } });
  const body = { type: 'BuyStandard', packageType: 'free' };
  const again = await api().call(attendeeRegistrationCalls.selectPackage, { token, body });

  expect(listed.raw.payload).not.toContain((await getId('buy')).id);
  expect(again.body.registrationStatus).toBe('Completed');
});

test.each([
  [1, 29_500, [[29_500, 'buyer']], 0],
  [11, 14_750, [[14_750, 'buyer']], 14_750],
  [21, 0, [], 29_500],
])(
  'after %d days the refund of £295 by the rule is requested once: %d',
  async (days, refund, back, retained) => {
    const token = await paidTicket();
    api().clock.moveBy(days * 86_400_000);
    const again = await api().loginAs('package');
    const shown = await own(again);
    const { body, code } = await cancel(again, refund);
    const { orderId } = await ledger();
    // Later settlements do not move money again.
    await settleOrder(api().app.platform, orderId);
    await settleOrder(api().app.platform, orderId);

    expect(shown.body.cancellation).toMatchObject({ state: 'open', paid: 29_500, refund, currency: 'GBP' });
    expect([code, body.refund]).toEqual([undefined, refund]);
    expect(await ledger()).toMatchObject({ paid: 29_500, retained, refunds: back, order: 'cancelled' });
    expect(await status(again)).toBe('PendingPackageSelection');
    expect((await mail())?.topic).toBe('registration-cancelled');
    expect(token).toEqual(expect.any(String));
  },
);

test('after a partial refund the same ticket can be bought again, and is refunded separately', async () => {
  await paidTicket();
  api().clock.moveBy(11 * 86_400_000);
  const token = await api().loginAs('package');
  await cancel(token, 14_750);
  const body = { type: 'BuyVip', packageType: 'paid' };
  await api().call(attendeeRegistrationCalls.selectPackage, { token, body });
  await visit.payWith(await visit.openCardPage(token), 'approve');

  expect(await status(token)).toBe('Completed');
  expect((await own(token)).body.cancellation).toMatchObject({ paid: 29_500, refund: 14_750 });
  expect((await ledger()).refunds).toEqual([[14_750, 'buyer']]);
  await cancel(token, 14_750);
  expect((await ledger()).refunds).toHaveLength(2);
});

test('cancellation-0002: a refund that differs from the displayed one is not made', async () => {
  const token = await paidTicket();
  const { code } = await cancel(token, 14_750);
  expect(code).toBe('cancellation-0002');
  expect(await status(token)).toBe('Completed');
  expect((await ledger()).refunds).toEqual([]);
});

test('two concurrent requests cancel and refund a ticket once', async () => {
  const token = await paidTicket();
  const both = await Promise.all([cancel(token, 29_500), cancel(token, 29_500)]);
  expect(both.map(({ code }) => code ?? 'cancelled').sort()).toEqual(['cancellation-0001', 'cancelled']);
  expect((await ledger()).refunds).toHaveLength(1);
});

test.each<[string, Partial<TicketCare['cancellation']>, string]>([
  ['switched off', { isEnabled: false }, 'disabled'],
  ['over', { until: '2026-01-01T00:00:00Z' }, 'over'],
])('cancellation-0001: cancelling is %s', async (_what, rule, state) => {
  await setRule(rule);
  const token = await api().loginAs('buy');
  expect((await own(token)).body.cancellation.state).toBe(state);
  expect((await cancel(token, 0)).code).toBe('cancellation-0001');
  expect(await status(token)).toBe('Completed');
});

test('cancellation-0001: there is no ticket yet', async () => {
  const token = await api().loginAs('package');
  expect((await own(token)).body.cancellation.state).toBe('notRegistered');
  expect((await cancel(token, 0)).code).toBe('cancellation-0001');
});

test('cancellation-0003: guests use the extra tickets; unused links end with the ticket', async () => {
  const token = await api().loginAs('sell');
  const guest = await getId('invited');
  expect(guest.invitedByAttendeeId).not.toBeNull();
  const inviter = await getId('sell');
  await api().db.update(attendees).set({ invitedByAttendeeId: inviter.id }).where(eq(attendees.id, guest.id));
  expect((await cancel(token, 0)).code).toBe('cancellation-0003');

  await api()
    .db.update(attendees)
    .set({ invitedByAttendeeId: null })
    .where(eq(attendees.invitedByAttendeeId, inviter.id));
  await api().call(invitationCalls.sendInvitation, { token, body: { email: 'guest@farnley.example' } });
  const { refund } = (await own(token)).body.cancellation;
  expect((await cancel(token, refund)).status).toBe(200);
  const { body } = await api().call(invitationCalls.sentInvitations, { token });
  expect(body.invitations.filter(({ state }) => state === 'Sent')).toEqual([]);
});

test('a guest’s place returns to the inviter, and the guest’s account is deleted', async () => {
  const invited = await api().loginAs('invited');
  const { invitedByAttendeeId } = await getId('invited');
  expect((await cancel(invited, 0)).status).toBe(200);
  expect((await own(invited)).status).toBe(401);
  expect(await getId('invited')).toMatchObject({ invitedByAttendeeId: null, loginIsDisabled: true });
  expect(invitedByAttendeeId).not.toBeNull();

  const getPasses = async () => (await api().db.select().from(vipPasses)).length;
  const before = await getPasses();
  const vip = await getId('vip');
  const [pass] = await api().db.select().from(vipPasses).where(eq(vipPasses.attendeeId, vip.id));
  await cancel(await api().loginAs('vip'), 0);
  expect(await getPasses()).toBe(before - (pass ? 1 : 0));
});

test.each([
  ['America/Los_Angeles', 'T07:00:00.000Z', 0],
  ['Pacific/Auckland', 'T12:00:00.000Z', -1],
])('without its own date cancelling ends when the event begins in %s', async (timeZone, time, dayOfUtc) => {
  const { db, clock } = api();
  await setRule({ until: null });
  await writeSection(
    db,
    'event',
    { ...(await readSection(db, 'event')), startsOn: '2027-06-08', timeZone },
    clock.now(),
  );
  const { body } = await own(await paidTicket());
  expect(body.cancellation.until).toBe(`2027-06-0${8 + dayOfUtc}${time}`);
});
