import { sql } from 'drizzle-orm';
import { updateRegistration } from '../attendees/attendees.queries.ts';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { findPackageById } from '../packages/packages.queries.ts';
import { canHavePlace, changeHold, findPlace, keepPlace, removePlace } from '../packages/places.queries.ts';
import { mailConfirmation } from '../personal/confirmation.queries.ts';
import type { Tx } from '../platform/db/db.ts';
import type { Platform } from '../platform/platform.ts';
import { cancelTicket } from '../tickets/cancelled-tickets.queries.ts';
import { decide, type Effect } from './decide.ts';
import { invoiceOrder } from './invoice-order.ts';
import { lockOrder } from './lock-order.queries.ts';
import { changeOrder } from './orders.queries.ts';
import { mailMoneyBack, mailPlaceCancelled } from './payment-mails.queries.ts';
import { applyReport, findPayment, listPayments } from './payments.queries.ts';
import type { OrderRow, PaymentRow } from './payments.tables.ts';
import { canUseAgain } from './promo-uses.queries.ts';
import { storeEvent } from './provider-events.queries.ts';
import type { ProviderEvent, ProviderReport } from './providers/provider.ts';
import { listRefunds, requestRefund } from './refunds.queries.ts';
import { holderOf, holdsTransferred } from './transferred-orders.queries.ts';

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
    // A webhook that waits longer is sent again.
    await tx.execute(sql`set local lock_timeout = '3s'`);
    const now = clock.now();
    const { order, payer, holder } = await lockOrder(tx, orderId);
    if (news) {
      await apply(tx, news, now);
    }
    const effects = await effectsOn(tx, order, now);
    for (const effect of effects) {
      await carryOut({ platform, tx, order, payer, holder, now }, effect);
    }
    await endPaying(tx, order, payer, now);
    // Last, because it locks the counters of all invoices.
    await invoiceOrder(tx, order.id, payer, now);
    return effects.flatMap((effect) => (effect.kind === 'expire' ? [effect.paymentId] : []));
  });
  responseCache.drop('packages');
  responseCache.drop('attendees');
  return toClose;
}

async function apply(tx: Tx, { payment, report, event, body }: News, now: Date): Promise<void> {
  if (event && body !== undefined) {
    await storeEvent(tx, payment.provider, event, body, payment.id, now);
  }
  // Read again, under the lock.
  const current = await findPayment(tx, payment.id);
  if (current) {
    await applyReport(tx, current, report, now);
  }
}

async function effectsOn(tx: Tx, order: OrderRow, now: Date): Promise<Effect[]> {
  const holderId = holderOf(order);
  const [ticket, payments, refunds, place] = [
    await findPackageById(tx, order.packageId),
    await listPayments(tx, order.id),
    await listRefunds(tx, order.id),
    await findPlace(tx, holderId, now),
  ];
  // The place of a ticket that somebody else has paid for is not what this order would buy.
  const isTaken = order.state !== 'paid' && place?.state === 'Taken';
  const isOthers = isTaken && (await holdsTransferred(tx, holderId));
  const isOwn = !isOthers && place?.packageId === order.packageId;
  const isInTime = isOwn && (place.heldUntil === null || place.heldUntil > now);
  return decide(
    { state: order.state, total: order.totalMinor, paidBy: order.paidBy },
    payments.map(({ id, state, amountMinor, retainedMinor }) => ({
      id,
      state,
      amount: amountMinor,
      retained: retainedMinor,
    })),
    refunds.map(({ paymentId, amountMinor }) => ({ paymentId, amount: amountMinor })),
    {
      canHavePlace:
        ticket !== null &&
        !isOthers &&
        (await canHavePlace(tx, holderId, ticket, now)) &&
        (order.promoCode === null || (await canUseAgain(tx, order.id, order.promoCode))),
      holdIsOver: !isInTime,
    },
  );
}

interface Scene {
  platform: Platform;
  tx: Tx;
  order: OrderRow;
  payer: AttendeeRow;
  /** Whose place it is: the payer, until the ticket is transferred. */
  holder: AttendeeRow;
  now: Date;
}

async function carryOut({ platform, tx, order, payer, holder, now }: Scene, effect: Effect): Promise<void> {
  switch (effect.kind) {
    case 'honour':
      await keepPlace(tx, holder.id, order.packageId, now);
      await changeOrder(tx, order.id, { state: 'paid', paidBy: effect.paymentId }, now);
      await updateRegistration(tx, holder.id, { registrationStatus: 'Completed' }, now);
      return mailConfirmation(platform, tx, holder);
    case 'payWith':
      return changeOrder(tx, order.id, { state: 'paid', paidBy: effect.paymentId }, now);
    case 'cancel':
      await changeOrder(tx, order.id, { state: 'cancelled', paidBy: null }, now);
      await removePlace(tx, holder.id, order.packageId);
      await cancelTicket(tx, holder, 'refunded', now);
      await updateRegistration(tx, holder.id, { registrationStatus: 'PendingPackageSelection' }, now);
      return mailPlaceCancelled(platform, tx, holder, order.paidBy);
    case 'release':
      return changeOrder(tx, order.id, { state: 'released', paidBy: null }, now);
    case 'refund':
      await requestRefund(tx, effect.paymentId, effect.amount, now);
      return mailMoneyBack(platform, tx, payer, { ...effect, currency: order.currency });
    case 'expire':
      // After the transaction: a provider's response must not hold the lock.
      return;
  }
}

/** Without an open card page nobody is paying: the place is held for its time only, and can be paid again. */
async function endPaying(tx: Tx, order: OrderRow, attendee: AttendeeRow, now: Date): Promise<void> {
  const place = await findPlace(tx, attendee.id, now);
  const payments = await listPayments(tx, order.id);
  const isPaying = payments.some(({ state }) => state === 'open');
  const isOwn = order.holderId === null && place?.packageId === order.packageId;
  if (!isOwn || place.state === 'Taken' || isPaying) {
    return;
  }
  await changeHold(tx, attendee.id, { isPaying: false });
  if (attendee.registrationStatus === 'PendingPayment') {
    await updateRegistration(tx, attendee.id, { registrationStatus: 'RequestForPayment' }, now);
  }
}
