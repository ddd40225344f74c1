import { type Cashier, checkPayment, closeCardPage } from './check-payment.ts';
import { findOpenPayment, findPayment } from './payments.queries.ts';
import type { PaymentRow } from './payments.tables.ts';

/**
 * Asks how an attendee's open payment stands: it may have been paid, declined or closed meanwhile. One whose price has
 * changed is closed. Returns the payment if it is open still.
 */
export async function bringUpToDate(cashier: Cashier, attendeeId: string): Promise<PaymentRow | null> {
  const { db } = cashier.platform;
  const found = await findOpenPayment(db, attendeeId);
  if (!found) return null;
  const { payment, isPriceChanged } = found;
  await checkPayment(cashier, payment);
  if (isPriceChanged) await closeCardPage(cashier, payment.id);
  const current = await findPayment(db, payment.id);
  return current?.state === 'open' ? current : null;
}
