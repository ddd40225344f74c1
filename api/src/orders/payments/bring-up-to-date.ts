import { checkPayment, type PaymentContext } from './check-payment.ts';
import { findOpenPayment, findPayment } from './payments.queries.ts';
import type { PaymentRow } from './payments.tables.ts';

/**
 * Asks how an attendee's open payment stands: it may have been paid, declined or closed meanwhile. Returns the payment if it is
 * open still.
 */
export async function refreshPayment(
  cashier: PaymentContext,
  attendeeId: string,
): Promise<PaymentRow | null> {
  const { db } = cashier.platform;
  const found = await findOpenPayment(db, attendeeId);
  if (!found) return null;
  await checkPayment(cashier, found);
  const current = await findPayment(db, found.id);
  return current?.state === 'open' ? current : null;
}
