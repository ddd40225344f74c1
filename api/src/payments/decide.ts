import type { OrderState, PaymentState } from './payments.tables.ts';

/** What is known about an order; amounts in pence. */
export interface OrderFacts {
  state: OrderState;
  total: number;
  /** The payment that pays for the place. */
  paidBy: string | null;
}

export interface PaymentFacts {
  id: string;
  state: PaymentState;
  amount: number;
  /** What the refund rule leaves with the organisers after a cancellation. */
  retained?: number;
}

export interface RefundFacts {
  paymentId: string;
  amount: number;
}

export interface CapacityFacts {
  /** A place can be theirs for good: the one held for them, or another that is left. */
  canHavePlace: boolean;
  /** The time for paying is over. */
  holdIsOver: boolean;
}

/** What has to happen, in this order. */
export type Effect =
  /** The place is theirs, paid by this payment. */
  | { kind: 'honour'; paymentId: string }
  /** Another payment pays for the place from now on. */
  | { kind: 'payWith'; paymentId: string }
  /** Nothing pays for the place any longer: give it back. */
  | { kind: 'cancel' }
  /** The time is over and nothing was paid: give the place back. */
  | { kind: 'release' }
  | { kind: 'refund'; paymentId: string; amount: number }
  /** End the card page, so that nobody pays twice or too late. */
  | { kind: 'expire'; paymentId: string };

/**
 * The one place that moves money. Whatever happened, and in whatever order it became known, succeeded payments less
 * refunds equal the price of the place that is held once the effects are applied. Applying them twice changes nothing.
 */
export function decide(
  order: OrderFacts,
  payments: readonly PaymentFacts[],
  refunds: readonly RefundFacts[],
  capacity: CapacityFacts,
): Effect[] {
  const remaining = (payment: PaymentFacts) =>
    payment.amount - (payment.retained ?? 0) - refundedOf(payment.id, refunds);
  const arrived = payments.filter((payment) => payment.state === 'succeeded' && remaining(payment) > 0);
  const whole = arrived.filter(
    (payment) => payment.amount === order.total && remaining(payment) === payment.amount,
  );
  const current = arrived.find(({ id }) => order.state === 'paid' && id === order.paidBy);
  const payer = current ?? (order.state === 'paid' || capacity.canHavePlace ? whole[0] : undefined);

  const refundOthers = arrived
    .filter((payment) => payment !== payer)
    .map((payment): Effect => ({ kind: 'refund', paymentId: payment.id, amount: remaining(payment) }));
  const expireOpen = payments
    .filter(({ state }) => state === 'open')
    .map(({ id }): Effect => ({ kind: 'expire', paymentId: id }));

  if (payer) return [...takeWith(payer, order), ...refundOthers, ...expireOpen];
  if (order.state === 'paid') return [{ kind: 'cancel' }, ...refundOthers, ...expireOpen];
  const isOver = order.state !== 'awaiting' || capacity.holdIsOver;
  if (!isOver) return refundOthers;
  // The place stays while a card page is open: it may be paid at this moment.
  const isReleased = order.state === 'awaiting' && expireOpen.length === 0;
  return [...(isReleased ? [{ kind: 'release' } as const] : []), ...refundOthers, ...expireOpen];
}

function takeWith(payer: PaymentFacts, order: OrderFacts): Effect[] {
  if (order.state !== 'paid') return [{ kind: 'honour', paymentId: payer.id }];
  return payer.id === order.paidBy ? [] : [{ kind: 'payWith', paymentId: payer.id }];
}

function refundedOf(paymentId: string, refunds: readonly RefundFacts[]): number {
  const own = refunds.filter((refund) => refund.paymentId === paymentId);
  return own.reduce((sum, { amount }) => sum + amount, 0);
}
