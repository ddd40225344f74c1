import type { OrderState, PaymentState, RefundState } from './payments.tables.ts';

/** What is known about an order; amounts in the minor unit. */
export interface OrderFacts {
  state: OrderState;
  total: number;
  /** ISO 4217. */
  currency: string;
  /** The payment that pays for the place. */
  paidBy: string | null;
}

export interface PaymentFacts {
  id: string;
  state: PaymentState;
  /** What arrived; until then, what was asked for. */
  amount: number;
  currency: string;
  /** What the refund rule leaves with the organisers after a cancellation. */
  retained?: number;
}

/** Money that goes back: by a refund, or by a dispute at the payer's bank. */
export interface RefundFacts {
  paymentId: string;
  amount: number;
  state: RefundState;
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
  /** The payer's bank did not take a refund: request another. */
  | { kind: 'refundAgain'; paymentId: string; amount: number; failures: number }
  /** It took none of several: a person returns the money in another way. */
  | { kind: 'refundByHand'; paymentId: string; amount: number }
  /** End the card page, so that nobody pays twice or too late. */
  | { kind: 'expire'; paymentId: string };

/** How often a refund is requested before a person takes it over. */
const refundTries = 3;

/**
 * The one place that moves money. Whatever happened, and in whatever order it became known, succeeded payments less
 * what went back and what is on its way back equal the price of the place that is held once the effects are applied. A
 * refund that failed returned nothing; one that is pending takes no place. Applying the effects twice changes nothing.
 */
export function decide(
  order: OrderFacts,
  payments: readonly PaymentFacts[],
  refunds: readonly RefundFacts[],
  capacity: CapacityFacts,
): Effect[] {
  const balances = payments
    .filter(({ state }) => state === 'succeeded')
    .map((payment) => getBalance(payment, refunds));
  const arrived = balances.filter(({ left }) => left > 0);
  // A payment of which any part was returned, or was to be, pays for no place.
  const whole = arrived.filter(
    ({ payment, isTouched }) =>
      !isTouched && payment.amount === order.total && payment.currency === order.currency,
  );
  const current = arrived.find(({ payment }) => order.state === 'paid' && payment.id === order.paidBy);
  // A promo code may leave nothing to pay: then no payment pays for the place.
  const isFree = order.total === 0;
  // Who cancelled, or got the money back, has to choose a ticket again: what arrives later goes back.
  const mayBuy = order.state !== 'cancelled' && capacity.canHavePlace;
  const mayPay = !isFree && (order.state === 'paid' || mayBuy);
  const other = mayPay ? whole[0] : undefined;
  const payer = current && (current.free > 0 || !other) ? current : other;

  const refundOthers = arrived
    .filter((balance) => balance !== payer && balance.free > 0)
    .map((balance) => returning(balance));
  const expireOpen = payments
    .filter(({ state }) => state === 'open')
    .map(({ id }): Effect => ({ kind: 'expire', paymentId: id }));

  if (payer) return [...takeWith(payer.payment, order), ...refundOthers, ...expireOpen];
  if (order.state === 'paid' && isFree) return [...refundOthers, ...expireOpen];
  if (order.state === 'paid') return [{ kind: 'cancel' }, ...refundOthers, ...expireOpen];
  const isOver = order.state !== 'awaiting' || capacity.holdIsOver;
  if (!isOver) return refundOthers;
  // The place stays while a card page is open: it may be paid at this moment.
  const isReleased = order.state === 'awaiting' && expireOpen.length === 0;
  return [...(isReleased ? [{ kind: 'release' } as const] : []), ...refundOthers, ...expireOpen];
}

interface Balance {
  payment: PaymentFacts;
  /** The amount that was not returned. */
  left: number;
  /** The amount that is neither returned nor about to be. */
  free: number;
  /** How many refunds of it the payer's bank did not take. */
  failures: number;
  /** Whether any part was returned, or was to be. */
  isTouched: boolean;
}

function getBalance(payment: PaymentFacts, refunds: readonly RefundFacts[]): Balance {
  const { amount, retained = 0 } = payment;
  const own = refunds.filter(({ paymentId }) => paymentId === payment.id);
  const sum = (...states: RefundState[]) =>
    own.filter(({ state }) => states.includes(state)).reduce((all, one) => all + one.amount, 0);
  const left = amount - retained - sum('succeeded');
  return {
    payment,
    left,
    free: left - sum('requested', 'byHand'),
    failures: own.filter(({ state }) => state === 'failed').length,
    isTouched: own.length > 0 || retained > 0,
  };
}

function returning({ payment: { id: paymentId }, free: amount, failures }: Balance): Effect {
  if (failures === 0) return { kind: 'refund', paymentId, amount };
  if (failures < refundTries) return { kind: 'refundAgain', paymentId, amount, failures };
  return { kind: 'refundByHand', paymentId, amount };
}

function takeWith(payer: PaymentFacts, order: OrderFacts): Effect[] {
  if (order.state !== 'paid') return [{ kind: 'honour', paymentId: payer.id }];
  return payer.id === order.paidBy ? [] : [{ kind: 'payWith', paymentId: payer.id }];
}
