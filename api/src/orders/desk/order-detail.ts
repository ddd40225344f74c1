import { toDecimal } from '@summit/contract/money-and-time/money';
import type { Db } from '../../platform/db/db.ts';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import { listDocuments } from '../invoices/invoices.queries.ts';
import { getPaid, listPayments } from '../payments/payments.queries.ts';
import type { PaymentRow, RefundRow } from '../payments/payments.tables.ts';
import { listRefunds } from '../public/refunds.queries.ts';
import { getTimeline } from './order-timeline.ts';
import { findListedOrder, toListedOrder } from './orders-list.queries.ts';
import { listOpenRequests } from './refund-requests.queries.ts';
import { getReturnable } from './returnable.ts';

/** All details of an order for organisers; null when it does not exist. */
export async function readOrder(db: Db, id: string, organiser: SignedInOrganiser) {
  const row = await findListedOrder(db, id);
  if (!row) return null;
  const payments = await listPayments(db, id);
  const refunds = await listRefunds(db, id);
  const documents = await listDocuments(
    db,
    payments.map((payment) => payment.id),
  );
  const currencyOf = (paymentId: string) => {
    const payment = payments.find((one) => one.id === paymentId);
    return payment ? getPaid(payment).currency : row.currency;
  };
  return {
    ...toListedOrder(row),
    holderId: row.holderId,
    payments: payments.map((payment) => toPayment(payment, refunds, row.paidBy)),
    refunds: refunds.map((refund) => toRefund(refund, currencyOf(refund.paymentId))),
    requests: await listOpenRequests(db, organiser, id),
    documents: documents.map(({ number, kind, grossMinor, currency, issuedAt }) => ({
      ...{ number, kind, gross: toDecimal(grossMinor, currency) },
      issuedAt: issuedAt.toISOString(),
    })),
    timeline: getTimeline({ order: row, payments, refunds, documents, currencyOf }),
  };
}

function toPayment(payment: PaymentRow, refunds: readonly RefundRow[], paidBy: string | null) {
  const { id, provider, state, createdAt, isDeclined, reason } = payment;
  const { amountMinor, currency } = getPaid(payment);
  return {
    ...{ id, provider, state, currency },
    amount: toDecimal(amountMinor, currency),
    createdAt: createdAt.toISOString(),
    declinedReason: isDeclined ? reason : null,
    returnable: toDecimal(getReturnable(payment, refunds), currency),
    paysForPlace: id === paidBy,
  };
}

function toRefund(refund: RefundRow, currency: string) {
  const { id, paymentId, state, source, reason, requestedBy, createdAt, returnedByHandAt } = refund;
  return {
    ...{ id, paymentId, state, source, reason, requestedBy, currency },
    amount: toDecimal(refund.amountMinor, currency),
    createdAt: createdAt.toISOString(),
    returnedByHandAt: returnedByHandAt?.toISOString() ?? null,
    toDo: getToDo(refund),
  };
}

/** What a person has to do about money on its way back; null: nothing. */
function getToDo({ state, source, returnedByHandAt }: RefundRow): string | null {
  if (source === 'dispute') {
    return state === 'requested' ? 'Answer the dispute at the payment provider before its deadline.' : null;
  }
  if (state === 'failed') {
    return 'The payer’s bank rejected it. Request the refund again, or agree with the payer on another way.';
  }
  if (state === 'byHand' && returnedByHandAt === null) {
    return 'Refund the money by hand, then enter when you did under Refunds.';
  }
  return null;
}
