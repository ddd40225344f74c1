import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-orders';
import { organiserAudit, organisers } from '../../organisers/organisers/organisers.tables.ts';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { openPaymentVisit, type PaymentVisit } from '../../testing/visits/payment-visit.ts';
import { refundMs } from '../payment-sandbox/card-pages.ts';

let visit: PaymentVisit;
let page: string;
let attendee: string;
let owner: string;

beforeEach(async () => {
  visit = await openPaymentVisit();
  attendee = await visit.choosePaid();
  page = await visit.openCardPage(attendee);
  owner = await visit.api.organise('owner');
});

afterEach(() => visit.close());

async function listed(filter: object = {}) {
  const query = { filter: JSON.stringify(filter) };
  return (await visit.api.call(calls.organisedOrders, { token: owner, query })).body;
}

async function shown() {
  const id = (await listed()).items[0]?.id ?? '';
  return (await visit.api.call(calls.organisedOrder, { token: owner, params: { id } })).body;
}

async function refund(amount: string, { dryRun = false, token = owner, returnable = '' } = {}) {
  const order = await shown();
  const payment = order.payments.find(({ state }) => state === 'succeeded');
  const body = {
    paymentId: payment?.id ?? '',
    amount,
    returnable: returnable || (payment?.returnable ?? ''),
    reason: 'She could not come on Tuesday.',
  };
  const sent = { token, params: { id: order.id }, query: { dryRun: String(dryRun) }, body };
  return visit.api.call(calls.refundPayment, sent);
}

/** The refund is requested from the provider, and the bank accepts it. */
async function bankTakes() {
  await visit.runJobs();
  visit.api.clock.moveBy(refundMs + 1000);
  await visit.press(page, 'resend');
  await visit.runJobs();
}

/** Makes the analyst a second organiser with permission for refunds. */
async function secondPerson() {
  const rows = await visit.api.db.select().from(organisers);
  const other = rows.find(({ name: called }) => called === 'Ana Lister');
  await visit.api.db
    .update(organisers)
    .set({ roles: ['finance'] })
    .where(eq(organisers.id, other?.id ?? ''));
  return visit.api.organise('analyst');
}

async function records() {
  const rows = await visit.api.db.select().from(organiserAudit);
  return rows.filter(({ subject }) => subject.startsWith('orders/'));
}

const limitTo = (secondPersonFrom: number) =>
  writeSection(visit.api.db, 'refunds', { secondPersonFrom }, visit.api.clock.now());

test('an order shows why its card was declined, and can be found by it', async () => {
  await visit.payWith(page, 'decline');
  const { items, total } = await listed({ isDeclined: true });
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ state: 'awaiting', email: 'package@demo.summit.example', paid: '0.00' });
  expect(items[0]?.declinedReason).toBeTruthy();
  expect((await listed({ state: ['paid'] })).total).toBe(0);
  const { timeline } = await shown();
  expect(timeline.at(-1)?.text).toMatch(/^The card was declined: /);
});

test('a paid order has its payment, its invoice as a file, and its history in words', async () => {
  await visit.payWith(page, 'approve');
  const order = await shown();
  expect(order).toMatchObject({ state: 'paid', paid: '295.00', returned: '0.00', needsSomebody: false });
  expect(order.payments).toEqual([
    expect.objectContaining({ state: 'succeeded', returnable: '295.00', paysForPlace: true }),
  ]);
  const texts = order.timeline.map(({ text }) => text);
  expect(texts[0]).toMatch(/was chosen for £295.00\.$/);
  expect(texts).toContain('£295.00 was paid.');
  const number = order.documents[0]?.number ?? '';
  const file = await visit.api.call(calls.orderDocument, { token: owner, params: { id: order.id, number } });
  expect(file.raw.headers['content-type']).toBe('application/pdf');
  expect(file.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a partial refund has a reason and keeps the place, with one row in the record without the reason', async () => {
  await visit.payWith(page, 'approve');
  const dry = await refund('95', { dryRun: true });
  expect(dry.body).toEqual({ state: 'requested', amount: '95.00', currency: 'GBP', endsTicket: false });
  expect((await shown()).refunds).toEqual([]);

  expect((await refund('95')).status).toBe(200);
  await bankTakes();
  const order = await shown();
  expect(order).toMatchObject({ state: 'paid', returned: '95.00' });
  expect(order.refunds).toEqual([
    expect.objectContaining({
      state: 'succeeded',
      source: 'organiser',
      reason: 'She could not come on Tuesday.',
      requestedBy: 'Olive Warrender',
    }),
  ]);
  expect(order.payments[0]?.returnable).toBe('200.00');
  expect(order.documents.map(({ kind }) => kind)).toEqual(['invoice', 'creditNote']);
  const made = await records();
  expect(made).toHaveLength(1);
  expect(JSON.stringify(made)).not.toContain('Tuesday');
});

test('the ticket ends with a full refund', async () => {
  await visit.payWith(page, 'approve');
  expect((await refund('295.00')).body.endsTicket).toBe(true);
  await bankTakes();
  expect(await shown()).toMatchObject({ state: 'cancelled', returned: '295.00' });
  expect(await visit.status(attendee)).toBe('PendingPackageSelection');
});

test('the same refund from two windows is made once', async () => {
  await visit.payWith(page, 'approve');
  const both = await Promise.all([
    refund('200', { returnable: '295.00' }),
    refund('200', { returnable: '295.00' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await shown()).refunds).toHaveLength(1);
});

test.each(['300', '0', '-5', '1.005', 'all'])('a refund of %s is refused', async (amount) => {
  await visit.payWith(page, 'approve');
  expect((await refund(amount)).code).toBe('validation.base-0001');
});

test('a refund from the configured amount on needs a confirmation by another organiser', async () => {
  await limitTo(100);
  await visit.payWith(page, 'approve');
  expect((await refund('150')).body.state).toBe('waiting');
  expect((await refund('20')).code).toBe('refund-0001');
  const { requests } = (await visit.api.call(calls.refundRequests, { token: owner })).body;
  expect(requests).toEqual([expect.objectContaining({ amount: '150.00', isRequestedByMe: true })]);
  const params = { id: requests[0]?.id ?? '' };
  const decide = (token: string, isConfirmed: boolean) =>
    visit.api.call(calls.decideRefundRequest, { token, params, body: { isConfirmed } });
  expect((await decide(owner, true)).code).toBe('refund-0002');
  const second = await secondPerson();
  const [one, another] = await Promise.all([decide(second, true), decide(second, true)]);
  // A repeated decision, such as after a lost response, returns the same; a different decision does not.
  expect([one.status, another.status]).toEqual([204, 204]);
  expect((await decide(second, true)).status).toBe(204);
  expect((await decide(second, false)).code).toBe('cqrs-0009');
  const order = await shown();
  expect(order.refunds).toEqual([
    expect.objectContaining({ amount: '150.00', requestedBy: 'Olive Warrender, confirmed by Ana Lister' }),
  ]);
  expect(order.requests).toEqual([]);
  expect(await records()).toHaveLength(2);
});

test('partial refunds with the same sum need the confirmation, too', async () => {
  await limitTo(100);
  await visit.payWith(page, 'approve');
  expect((await refund('60')).body.state).toBe('requested');
  expect((await refund('40', { dryRun: true })).body.state).toBe('waiting');
  expect((await refund('39.99', { dryRun: true })).body.state).toBe('requested');
  expect((await refund('40')).body.state).toBe('waiting');
  const [request] = (await shown()).requests;
  const params = { id: request?.id ?? '' };
  const decided = { token: await secondPerson(), params, body: { isConfirmed: true } };
  expect((await visit.api.call(calls.decideRefundRequest, decided)).status).toBe(204);
  expect((await shown()).refunds.map(({ amount }) => amount)).toEqual(['60.00', '40.00']);
});

test('a refund cannot be confirmed after its requester was blocked, because only one organiser would decide', async () => {
  await limitTo(100);
  await visit.payWith(page, 'approve');
  await refund('150');
  const [request] = (await shown()).requests;
  const token = await secondPerson();
  await visit.api.db
    .update(organisers)
    .set({ isBlocked: true })
    .where(eq(organisers.name, 'Olive Warrender'));
  const decide = (isConfirmed: boolean) =>
    visit.api.call(calls.decideRefundRequest, {
      token,
      params: { id: request?.id ?? '' },
      body: { isConfirmed },
    });
  expect((await decide(true)).code).toBe('refund-0004');
  expect((await decide(false)).status).toBe(204);
});

test('failed refunds do not count towards the sum', async () => {
  await limitTo(100);
  await visit.payWith(page, 'closedLater');
  await refund('60');
  await bankTakes();
  expect((await shown()).refunds.map(({ state }) => state)).toEqual(['failed']);
  expect((await refund('60', { dryRun: true })).body.state).toBe('requested');
});

test('the requester can withdraw a refund, and no money moves', async () => {
  await limitTo(0);
  await visit.payWith(page, 'approve');
  await refund('10');
  const [request] = (await shown()).requests;
  const params = { id: request?.id ?? '' };
  const { status } = await visit.api.call(calls.decideRefundRequest, {
    token: owner,
    params,
    body: { isConfirmed: false },
  });
  expect(status).toBe(204);
  expect(await shown()).toMatchObject({ requests: [], refunds: [] });
});

test('refunds made by the provider, and failed ones, are shown with instructions', async () => {
  await visit.payWith(page, 'closedLater');
  await refund('50');
  await bankTakes();
  const order = await shown();
  expect(order.needsSomebody).toBe(true);
  expect(order.refunds.find(({ state }) => state === 'failed')?.toDo).toMatch(/Request the refund again/);
  expect((await listed({ needsSomebody: true })).total).toBe(1);
});

test('a refund made at the provider is external, and needs no confirmation', async () => {
  await visit.payWith(page, 'approve');
  await visit.press(page, 'refund');
  await visit.runJobs();
  const { refunds, timeline } = await shown();
  expect(refunds).toEqual([expect.objectContaining({ source: 'external', toDo: null })]);
  expect(timeline.map(({ text }) => text).join(' ')).toContain('at the payment provider, not here');
});
