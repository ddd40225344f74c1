import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { updateRegistration } from '../../people/public/attendees.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailConfirmation } from '../../registration/public/confirmation.ts';
import type { PackageRow } from '../packages/packages.tables.ts';
import { cancelTicket } from '../public/cancelled-tickets.queries.ts';
import { changeOrder } from '../public/orders.queries.ts';
import { findPackageById } from '../public/packages.queries.ts';
import { canHavePlace, changeHold, findPlace, keepPlace, removePlace } from '../public/places.queries.ts';
import { canUseAgain } from '../public/promo-uses.queries.ts';
import {
  applyRefunds,
  leaveToPerson,
  listRefunds,
  requestRefund,
  takeReturnedByHand,
} from '../public/refunds.queries.ts';
import { decide, type Effect } from './decide.ts';
import { lockOrder } from './lock-order.queries.ts';
import { endGuests } from './orders/end-guests.ts';
import { invoiceOrder } from './orders/invoice-order.ts';
import { getHolder, holdsTransferred } from './orders/transferred-orders.queries.ts';
import { mailPlaceCancelled, mailReturned } from './payment-mails.ts';
import { applyReport, getPaid, listPayments } from './payments.queries.ts';
import type { OrderRow, PaymentRow, RefundRow } from './payments.tables.ts';
import type { ProviderEvent, ProviderReport } from './providers/provider.ts';
import { notifyOrganisers, reportTrouble } from './refunds/money-trouble.ts';
import { storeEvent } from './webhook/provider-events.queries.ts';

/** How long after a refund failed for the first and the second time it is requested again, in milliseconds. */
const againAfterMs = [3_600_000, 24 * 3_600_000];

/** What became known about a payment. */
export interface News {
  payment: PaymentRow;
  report: ProviderReport;
  /** The event that it became known by, and its body as it came. */
  event?: ProviderEvent;
  body?: string;
}

/**
 * Applies news to an order, or just the time, in one transaction under the attendee's lock: rows, places, status and
 * emails change together or not at all. Returns the payments whose card pages are to be closed afterwards.
 */
export async function settleOrder(platform: Platform, orderId: string, news?: News): Promise<string[]> {
  const { db, clock, responseCache } = platform;
  const toClose = await db.transaction(async (tx) => {
    const now = clock.now();
    const { order, payer, holder } = await lockOrder(tx, orderId);
    const facts = await readFacts(tx, order, news, now);
    const effects = await effectsOn(tx, order, facts, { holder, now });
    for (const effect of effects) {
      await carryOut({ platform, tx, order, payer, holder, now }, effect, facts);
    }
    await reportTrouble({ platform, tx, order, payer }, facts.before, facts);
    await endPaying(tx, { order, payer, now }, facts, effects);
    // Last, because it locks the counters of all invoices.
    await invoiceOrder(tx, { ...facts, paidBy: paidByAfter(effects, order) }, payer, now);
    return effects.flatMap((effect) => (effect.kind === 'expire' ? [effect.paymentId] : []));
  });
  responseCache.drop('packages');
  responseCache.drop('attendees');
  return toClose;
}

/** What is known about an order under its lock, the news included. */
interface Facts {
  ticket: PackageRow | null;
  payments: PaymentRow[];
  refunds: RefundRow[];
  /** Of the holder. */
  place: Awaited<ReturnType<typeof findPlace>>;
  /** The payments and refunds as they were before the news. */
  before: { payments: PaymentRow[]; refunds: RefundRow[] };
}

async function readFacts(tx: Tx, order: OrderRow, news: News | undefined, now: Date): Promise<Facts> {
  const ticket = await findPackageById(tx, order.packageId);
  const place = await findPlace(tx, getHolder(order), now);
  const payments = await listPayments(tx, order.id);
  await takeReturnedByHand(
    tx,
    payments.map(({ id }) => id),
  );
  const refunds = await listRefunds(tx, order.id);
  const before = { payments, refunds };
  const current = payments.find(({ id }) => id === news?.payment.id);
  if (news?.event && news.body !== undefined) {
    await storeEvent(tx, news.payment.provider, news.event, news.body, news.payment.id, now);
  }
  if (!news || !current) return { ticket, place, payments, refunds, before };
  const { report } = news;
  const updated = await applyReport(tx, current, report, now);
  const isReturned = report.refunds.length > 0 || report.disputes.length > 0;
  const isRefunded = isReturned || refunds.some(({ state }) => state === 'requested');
  if (isRefunded) await applyRefunds(tx, updated, report, now);
  return {
    ...{ ticket, place, before },
    payments: payments.map((one) => (one === current ? updated : one)),
    refunds: isRefunded ? await listRefunds(tx, order.id) : refunds,
  };
}

async function effectsOn(
  tx: Tx,
  order: OrderRow,
  { ticket, payments, refunds, place }: Facts,
  { holder: { id: holderId, erasedAt }, now }: Pick<SettleContext, 'holder' | 'now'>,
): Promise<Effect[]> {
  // A transferred ticket, which another attendee has paid for, is not what this order would buy.
  const isTaken = order.state !== 'paid' && place?.state === 'Taken';
  const isOthers = isTaken && (await holdsTransferred(tx, holderId));
  const isOwn = !isOthers && place?.packageId === order.packageId;
  const isInTime = isOwn && (place.heldUntil === null || place.heldUntil > now);
  return decide(
    { state: order.state, total: order.totalMinor, currency: order.currency, paidBy: order.paidBy },
    payments.map((payment) => {
      const { id, state, retainedMinor: retained } = payment;
      const { amountMinor: amount, currency } = getPaid(payment);
      return { id, state, amount, currency, retained };
    }),
    // A dispute that was won took nothing, and says nothing about the card.
    refunds
      .filter(({ source, state }) => source !== 'dispute' || state !== 'failed')
      .map(({ paymentId, amountMinor, state }) => ({ paymentId, amount: amountMinor, state })),
    {
      canHavePlace:
        ticket !== null &&
        !isOthers &&
        // A payment for an erased attendee is returned.
        erasedAt === null &&
        (await canHavePlace(tx, holderId, place, ticket, now)) &&
        // An order that awaits its payment has its use of the code, whatever organisers have made of the code meanwhile.
        (order.promoCode === null ||
          order.state === 'awaiting' ||
          (await canUseAgain(tx, order.id, order.promoCode))),
      holdIsOver: !isInTime,
    },
  );
}

interface SettleContext {
  platform: Platform;
  tx: Tx;
  order: OrderRow;
  payer: AttendeeRow;
  /** The owner of the place: the payer, until the ticket is transferred. */
  holder: AttendeeRow;
  now: Date;
}

async function carryOut(
  { platform, tx, order, payer, holder, now }: SettleContext,
  effect: Effect,
  facts: Facts,
): Promise<void> {
  const getMoney = ({ paymentId, amount }: { paymentId: string; amount: number }) => {
    const payment = facts.payments.find(({ id }) => id === paymentId);
    return { paymentId, amount, currency: payment ? getPaid(payment).currency : order.currency };
  };
  switch (effect.kind) {
    case 'honour':
      await keepPlace(tx, holder.id, order.packageId, now);
      await changeOrder(tx, order.id, { state: 'paid', paidBy: effect.paymentId }, now);
      await updateRegistration(tx, holder.id, { registrationStatus: 'Completed' }, now);
      return mailConfirmation(platform, tx, holder, {
        paid: { amountMinor: order.totalMinor, currency: order.currency },
      });
    case 'payWith':
      return changeOrder(tx, order.id, { state: 'paid', paidBy: effect.paymentId }, now);
    case 'cancel':
      await changeOrder(tx, order.id, { state: 'cancelled', paidBy: null }, now);
      await removePlace(tx, holder.id, order.packageId);
      await cancelTicket(tx, holder, 'refunded', now);
      await updateRegistration(tx, holder.id, { registrationStatus: 'PendingPackageSelection' }, now);
      await endGuests(platform, tx, holder, now);
      return mailPlaceCancelled(platform, tx, holder, {
        paymentId: order.paidBy,
        isDisputed: facts.refunds.some(
          ({ paymentId, source, state }) =>
            paymentId === order.paidBy && source === 'dispute' && state === 'succeeded',
        ),
      });
    case 'release':
      return changeOrder(tx, order.id, { state: 'released', paidBy: null }, now);
    case 'refund':
      await requestRefund(tx, { paymentId: effect.paymentId, amountMinor: effect.amount }, now);
      return mailReturned(platform, tx, payer, 'moneyBack', getMoney(effect));
    case 'refundAgain': {
      const from = new Date(now.getTime() + (againAfterMs[effect.failures - 1] ?? 0));
      await requestRefund(tx, { paymentId: effect.paymentId, amountMinor: effect.amount, from }, now);
      return mailReturned(platform, tx, payer, 'refundFailed', getMoney(effect));
    }
    case 'refundByHand': {
      const money = getMoney(effect);
      await leaveToPerson(tx, effect.paymentId, effect.amount, now);
      await notifyOrganisers(platform, tx, 'refundByHand', { order, payer, money });
      return mailReturned(platform, tx, payer, 'refundByHand', money);
    }
    case 'expire':
      // Card pages are closed after the transaction, because a provider's response must not hold the lock.
      return;
  }
}

/** Which payment pays for the place once the effects are carried out. */
function paidByAfter(effects: readonly Effect[], { paidBy }: OrderRow): string | null {
  return effects.reduce<string | null>((payer, effect) => {
    if (effect.kind === 'honour' || effect.kind === 'payWith') return effect.paymentId;
    return effect.kind === 'cancel' ? null : payer;
  }, paidBy);
}

/** Without an open card page no payment is under way: the place is held until its time is over, and can be paid again. */
async function endPaying(
  tx: Tx,
  { order, payer, now }: Pick<SettleContext, 'order' | 'payer' | 'now'>,
  { payments, place }: Facts,
  effects: readonly Effect[],
): Promise<void> {
  const isTakenOrGone = effects.some(({ kind }) => kind === 'honour' || kind === 'cancel');
  const isPaying = payments.some(({ state }) => state === 'open');
  const isOwn = order.holderId === null && place?.packageId === order.packageId;
  if (isTakenOrGone || !isOwn || place.state === 'Taken' || isPaying) return;
  await changeHold(tx, payer.id, { isPaying: false });
  if (payer.registrationStatus === 'PendingPayment') {
    await updateRegistration(tx, payer.id, { registrationStatus: 'RequestForPayment' }, now);
  }
}
