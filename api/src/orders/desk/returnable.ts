import { getPaid } from '../payments/payments.queries.ts';
import type { PaymentRow, RefundRow } from '../payments/payments.tables.ts';

/** What can still be returned of a payment, in the minor unit: not what went back, is on its way, or stays by the refund rule. */
export function getReturnable(payment: PaymentRow, refunds: readonly RefundRow[]): number {
  if (payment.state !== 'succeeded') return 0;
  const gone = refunds
    .filter(({ paymentId, state }) => paymentId === payment.id && state !== 'failed')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.max(0, getPaid(payment).amountMinor - payment.retainedMinor - gone);
}

/** What organisers have returned of an order so far, in the minor unit: not what the bank did not take. */
export function getGranted(refunds: readonly RefundRow[]): number {
  return refunds
    .filter(({ source, state }) => source === 'organiser' && state !== 'failed')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
