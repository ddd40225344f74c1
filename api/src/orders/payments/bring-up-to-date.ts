import { checkPayment, type PaymentContext } from './check-payment.ts';
import { findOpenPayment, findPayment } from './payments.queries.ts';
import type { PaymentRow } from './payments.tables.ts';

/**
 * Updates an attendee's open payment from the provider: it may have been paid, declined or closed. Returns it if it is
 * still open.
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
