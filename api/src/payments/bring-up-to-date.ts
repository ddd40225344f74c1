import { findPlaceWithPackage } from '../packages/places.queries.ts';
import { type Cashier, checkPayment, closeCardPage } from './check-payment.ts';
import { findOrderFor } from './orders.queries.ts';
import { findPayment, listPayments } from './payments.queries.ts';
import type { PaymentRow } from './payments.tables.ts';

/**
 * Asks how an attendee's open payment stands: it may have been paid, declined or closed meanwhile. One whose price has
 * changed is closed. Returns the payment if it is open still.
 */
export async function bringUpToDate(cashier: Cashier, attendeeId: string): Promise<PaymentRow | null> {
  const { db } = cashier.platform;
  const found = await findPlaceWithPackage(db, attendeeId);
  const order = found && (await findOrderFor(db, attendeeId, found.package.id));
  const payments = order ? await listPayments(db, order.id) : [];
  const open = payments.find(({ state }) => state === 'open');
  if (!open) {
    return null;
  }
  await checkPayment(cashier, open);
  if (order?.priceMinor !== found?.package.priceMinor) {
    await closeCardPage(cashier, open.id);
  }
  const current = await findPayment(db, open.id);
  return current?.state === 'open' ? current : null;
}
