import type * as calls from '@summit/contract/calls/organise-orders';
import { formatMoney, readMoney } from '@summit/contract/money-and-time/money';
import type { ResponseOf } from '@summit/contract/requests/call';

export type Order = ResponseOf<typeof calls.organisedOrder>;
export type ListedOrder = ResponseOf<typeof calls.organisedOrders>['items'][number];
export type Payment = Order['payments'][number];
export type Refund = Order['refunds'][number];
export type RefundRequest = Order['requests'][number];

/** The names of the states of an order. */
export const orderStates: Record<ListedOrder['state'], string> = {
  awaiting: 'Awaiting payment',
  paid: 'Paid',
  released: 'Not paid in time',
  cancelled: 'Cancelled',
};

export const paymentStates: Record<Payment['state'], string> = {
  open: 'Card page open',
  succeeded: 'Paid',
  failed: 'Not paid',
};

export const refundStates: Record<Refund['state'], string> = {
  requested: 'On its way',
  succeeded: 'Refunded',
  failed: 'Rejected by the bank',
  byHand: 'To be refunded by hand',
};

/** The names of the reasons of a refund. */
export const refundSources: Record<Refund['source'], string> = {
  reconciler: 'Automatic: it did not pay for a place',
  external: 'Made at the payment provider',
  buyer: 'The attendee cancelled',
  dispute: 'Disputed at the bank',
  organiser: 'By an organiser',
};

/** An amount of the server with its currency: `£1,295.00`. */
export function moneyWords(amount: string, currency: string): string {
  return formatMoney(toMinor(amount, currency), currency);
}

/** The same as a number to compare: a whole number of the minor unit. */
export function toMinor(amount: string, currency: string): number {
  return readMoney(amount, currency) ?? 0;
}
