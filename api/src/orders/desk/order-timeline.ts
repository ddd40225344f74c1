import { formatMoney } from '@summit/contract/money-and-time/money';
import type { InvoiceRow } from '../invoices/invoices.tables.ts';
import { getPaid } from '../payments/payments.queries.ts';
import type { OrderRow, PaymentRow, RefundRow, RefundSource } from '../payments/payments.tables.ts';

interface Told {
  order: OrderRow & { packageName: string };
  payments: readonly PaymentRow[];
  refunds: readonly RefundRow[];
  documents: readonly InvoiceRow[];
  currencyOf: (paymentId: string) => string;
}

interface Event {
  at: Date;
  text: string;
}

/** What happened to an order, in words, the earliest first. */
export function getTimeline({ order, payments, refunds, documents, currencyOf }: Told) {
  const events = [
    ...orderEvents(order),
    ...payments.flatMap(paymentEvents),
    ...refunds.flatMap((refund) => refundEvents(refund, currencyOf(refund.paymentId))),
    ...documents.map(({ kind, number, issuedAt }) => ({
      at: issuedAt,
      text: `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number} was issued.`,
    })),
  ];
  return events
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, text }) => ({ at: at.toISOString(), text }));
}

function orderEvents({
  createdAt,
  updatedAt,
  state,
  packageName,
  totalMinor,
  currency,
  promoCode,
}: Told['order']) {
  const code = promoCode === null ? '' : ` with the code ${promoCode}`;
  const begun = {
    at: createdAt,
    text: `${packageName} was chosen for ${formatMoney(totalMinor, currency)}${code}.`,
  };
  const ends: Partial<Record<OrderRow['state'], string>> = {
    released: 'The order was not paid in time, so its place was released.',
    cancelled: 'The order was cancelled, and its place was released.',
  };
  const end = ends[state];
  return end ? [begun, { at: updatedAt, text: end }] : [begun];
}

function paymentEvents(payment: PaymentRow): Event[] {
  const { createdAt, updatedAt, state, isDeclined, reason, disputedAt } = payment;
  const { amountMinor, currency } = getPaid(payment);
  const opened = { at: createdAt, text: 'A card page was opened.' };
  const disputed = disputedAt
    ? [{ at: disputedAt, text: 'The payer disputed the payment at their bank.' }]
    : [];
  if (state === 'open') return [opened, ...disputed];
  if (state === 'succeeded') {
    return [opened, { at: updatedAt, text: `${formatMoney(amountMinor, currency)} was paid.` }, ...disputed];
  }
  const why = reason ? `: ${reason}` : '.';
  const failed = isDeclined ? `The card was declined${why}` : 'The card page ended without a payment.';
  return [opened, { at: updatedAt, text: failed }];
}

const askedBy: Record<RefundSource, string> = {
  reconciler: 'to be refunded automatically, because it did not pay for a place',
  external: 'was refunded at the payment provider, not here',
  buyer: 'to be refunded, because the attendee cancelled',
  dispute: 'was held back by the payer’s bank',
  organiser: 'to be refunded',
};

const outcomes: Record<RefundRow['state'], string> = {
  requested: 'It is on its way.',
  succeeded: 'The bank has accepted it.',
  failed: 'The bank rejected it.',
  byHand: 'It has to be refunded by hand.',
};

function refundEvents(refund: RefundRow, currency: string): Event[] {
  const { createdAt, amountMinor, source, state, reason, requestedBy, returnedByHandAt } = refund;
  const by = requestedBy ? `, requested by ${requestedBy}` : '';
  const why = reason ? ` (${reason})` : '';
  const outcome = source === 'dispute' ? '' : ` ${outcomes[state]}`;
  const text = `${formatMoney(amountMinor, currency)} ${askedBy[source]}${by}${why}.${outcome}`;
  const byHand = returnedByHandAt ? [{ at: returnedByHandAt, text: 'It was refunded by hand.' }] : [];
  return [{ at: createdAt, text }, ...byHand];
}
