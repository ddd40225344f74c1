import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { writeSection } from '../../../settings/public/settings.queries.ts';
import { getOrganiser } from '../../../testing/organise-resources.ts';
import { openPaymentVisit, type PaymentVisit } from '../../../testing/visits/payment-visit.ts';
import { invoices } from '../../invoices/invoices.tables.ts';
import { packagePlaces } from '../../packages/packages.tables.ts';
import { refundMs } from '../../payment-sandbox/card-pages.ts';
import { orders, payments, refunds } from '../payments.tables.ts';

const hourMs = 3_600_000;

let visit: PaymentVisit;
let page: string;

beforeEach(async () => {
  visit = await openPaymentVisit();
  const token = await visit.choosePaid();
  page = await visit.openCardPage(token);
});

afterEach(() => visit.close());

/** Advances the time; the bank decides about pending refunds, and the provider reports it. */
async function bankDecides(): Promise<void> {
  visit.api.clock.moveBy(refundMs + 1000);
  await visit.press(page, 'resend');
}

/** Cancels the ticket with a full refund. */
async function cancel(): Promise<void> {
  const { db, clock } = visit.api;
  const until = new Date(clock.now().getTime() + 86_400_000).toISOString();
  const cancellation = { isEnabled: true, until, refunds: [{ until, percent: 100 }], text: 'All of it.' };
  const waitingList = { isEnabled: false, offerHours: 24 };
  await writeSection(db, 'ticketCare', { cancellation, waitingList }, clock.now());
  const token = await visit.api.loginAs('package');
  const body = { refund: 29_500 };
  const { status } = await visit.api.call(myRegistrationCalls.cancelRegistration, { token, body });
  expect(status).toBe(200);
}

const states = async () => (await visit.api.db.select().from(refunds)).map(({ state }) => state).sort();
const order = async () => (await visit.api.db.select().from(orders))[0];
const places = async () =>
  visit.api.db.$count(packagePlaces, eq(packagePlaces.attendeeId, (await order())?.attendeeId ?? ''));

/** The topics and recipients of the emails about money. */
async function mails(): Promise<string[]> {
  const all = await visit.api.app.platform.mail.list(visit.api.db, 50);
  const about = ['payment-refunded', 'place-cancelled', 'payment-disputed', 'money-trouble'];
  return all
    .filter(({ topic }) => about.includes(topic))
    .map(({ to, subject }) => `${to.split('@')[0]}: ${subject.replaceAll(/£[\d.]+/g, '£')}`)
    .sort();
}

/** The texts of the emails to organisers about money that needs somebody. */
async function listTroubles(): Promise<string[]> {
  const all = await visit.api.app.platform.mail.list(visit.api.db, 50);
  return all.filter(({ topic }) => topic === 'money-trouble').map(({ text }) => text);
}

test('a refund that the bank rejects is retried, then left to a person, and all sides are informed', async () => {
  await visit.payWith(page, 'closedLater');
  await cancel();
  await visit.runJobs();
  expect(await states()).toEqual(['requested']);

  await bankDecides();
  expect(await states()).toEqual(['failed', 'requested']);
  const all = await mails();
  expect(all).toContain('package: Your bank did not accept our refund for Summit London 2027');
  expect(all.some((one) => one.includes('A refund of £ to') && one.endsWith('has failed'))).toBe(true);

  for (const pauseMs of [hourMs, 24 * hourMs]) {
    visit.api.clock.moveBy(pauseMs);
    await visit.runJobs();
    await bankDecides();
  }
  expect(await states()).toEqual(['byHand', 'failed', 'failed', 'failed']);
  expect(await mails()).toEqual(
    expect.arrayContaining([
      'package: How may we return your money for Summit London 2027?',
      expect.stringMatching(/Please return £ to .* by hand/),
    ]),
  );
  const link = `/backoffice/orders/${(await order())?.id}`;
  const toOrganisers = await listTroubles();
  expect(toOrganisers.length).toBeGreaterThan(1);
  expect(toOrganisers.filter((text) => !text.endsWith(link))).toEqual([]);

  const organiser = await getOrganiser(visit.api);
  const [left] = (await organiser.list('refunds')).filter(
    ({ values }) => (values as Record<string, unknown>).state === 'byHand',
  );
  const moment = visit.api.clock.now().toISOString();
  const done = await organiser.set('refunds', left?.key ?? '', { returnedByHandAt: moment });
  expect(done.status).toBe(200);
  await visit.runJobs();
  expect(await states()).toEqual(['failed', 'failed', 'failed', 'succeeded']);
  expect(await visit.api.db.select().from(invoices)).toMatchObject([
    { kind: 'invoice', grossMinor: 29_500 },
    { kind: 'creditNote', grossMinor: 29_500 },
  ]);
});

test('only a refund left to a person can be marked as made by hand', async () => {
  await visit.payWith(page, 'lateRefunds');
  await visit.press(page, 'refund');
  const organiser = await getOrganiser(visit.api);
  const [entry] = await organiser.list('refunds');
  const moment = visit.api.clock.now().toISOString();
  const refused = await organiser.set('refunds', entry?.key ?? '', { returnedByHandAt: moment });
  expect(refused.status).toBe(400);
});

test('a pending refund keeps the place; a completed one does not', async () => {
  await visit.payWith(page, 'lateRefunds');
  await visit.press(page, 'refund');
  expect([await states(), (await order())?.state, await places()]).toEqual([['requested'], 'paid', 1]);

  await bankDecides();
  expect([await states(), (await order())?.state, await places()]).toEqual([['succeeded'], 'cancelled', 0]);
});

test('a pending dashboard refund that fails only informs organisers', async () => {
  await visit.payWith(page, 'closedLater');
  await visit.press(page, 'refund');
  await bankDecides();
  expect([await states(), (await order())?.state, await places()]).toEqual([['failed'], 'paid', 1]);
  expect(await mails()).toEqual([expect.stringMatching(/A refund of £ to .* has failed/)]);
});

test('a refund that fails after its completion is made again, with one credit note', async () => {
  await visit.payWith(page, 'approve');
  await visit.press(page, 'refund');
  await visit.press(page, 'failRefund');
  expect([await states(), (await order())?.state]).toEqual([['failed', 'requested'], 'cancelled']);

  visit.api.clock.moveBy(hourMs);
  await visit.runJobs();
  expect(await states()).toEqual(['failed', 'succeeded']);
  expect(await visit.api.db.$count(invoices)).toBe(2);
});

test('the status of a pending refund is fetched if its event is lost', async () => {
  await visit.payWith(page, 'lateRefunds');
  await cancel();
  visit.setDelivery(false);
  await visit.runJobs();
  visit.api.clock.moveBy(hourMs + 1000);
  await visit.runJobs();
  expect(await states()).toEqual(['succeeded']);
});

test('a refund that failed before retries existed is made', async () => {
  await visit.payWith(page, 'approve');
  await cancel();
  await visit.api.db.update(refunds).set({ state: 'failed', providerId: 'refund_of_before' });
  await visit.runJobs();
  expect(await states()).toEqual(['failed', 'requested']);
});

describe('a dispute', () => {
  beforeEach(async () => {
    await visit.payWith(page, 'approve');
    await visit.press(page, 'dispute');
  });

  test('is counted in the metrics, and so are refunds left to a person', async () => {
    const metrics = async () => (await visit.api.app.inject('/metrics')).body;
    expect(await metrics()).toMatch(/^payments_unsettled\{by="dispute"\} 1$/m);
    await visit.press(page, 'loseDispute');
    await visit.api.db.update(refunds).set({ source: 'reconciler', state: 'byHand' });
    expect(await metrics()).toMatch(/^payments_unsettled\{by="dispute"\} 0$/m);
    expect(await metrics()).toMatch(/^payments_unsettled\{by="refund by hand"\} 1$/m);
  });

  test('keeps the place while it is open, and both sides are informed', async () => {
    expect([await states(), (await order())?.state, await places()]).toEqual([['requested'], 'paid', 1]);
    expect(await mails()).toEqual([
      expect.stringMatching(/disputes a payment of £/),
      'package: Your disputed payment for Summit London 2027',
    ]);
  });

  test('that is lost cancels the place, with an email and a credit note', async () => {
    await visit.press(page, 'loseDispute');
    expect([await states(), (await order())?.state, await places()]).toEqual([['succeeded'], 'cancelled', 0]);
    expect(await mails()).toEqual(
      expect.arrayContaining([
        'package: Your ticket for Summit London 2027 is cancelled',
        expect.stringMatching(/The dispute of .* over £ is lost/),
      ]),
    );
    expect(await visit.api.db.$count(invoices)).toBe(2);
    await visit.runJobs();
    expect(await states()).toEqual(['succeeded']);
  });

  test('that is won changes nothing', async () => {
    await visit.press(page, 'winDispute');
    expect([await states(), (await order())?.state, await places()]).toEqual([['failed'], 'paid', 1]);
    expect(await visit.api.db.select().from(payments)).toMatchObject([{ disputedAt: null }]);
    await visit.runJobs();
    expect(await states()).toEqual(['failed']);
  });
});

test('a payment of another amount does not pay for the ticket, is refunded, and organisers are informed', async () => {
  await visit.payWith(page, 'otherAmount');
  expect((await order())?.state).not.toBe('paid');
  await visit.runJobs();
  expect(await visit.api.db.select().from(refunds)).toMatchObject([
    { state: 'succeeded', amountMinor: 29_400 },
  ]);
  expect(await mails()).toEqual(
    expect.arrayContaining([expect.stringMatching(/paid £, which nobody asked for/)]),
  );
});
