import type { AttendeeRow } from '../../../people/attendees/attendees.tables.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { issueCreditNote, issueInvoice } from '../../invoices/issue.queries.ts';
import type { PackageRow } from '../../packages/packages.tables.ts';
import { getPaid } from '../payments.queries.ts';
import type { PaymentRow, RefundRow } from '../payments.tables.ts';

interface InvoicedOrder {
  /** What was bought. */
  ticket: Pick<PackageRow, 'name'> | null;
  /** The payment that pays for the place. */
  paidBy: string | null;
  payments: readonly PaymentRow[];
  refunds: readonly RefundRow[];
}

/**
 * Issues what an order lacks: the invoice of the payment that pays for the place, and a credit note for each refund of
 * an invoiced payment that arrived. Called again it changes nothing. The attendee must be locked.
 */
export async function invoiceOrder(
  tx: Tx,
  { ticket, paidBy, payments, refunds }: InvoicedOrder,
  attendee: AttendeeRow,
  now: Date,
): Promise<void> {
  const payer = payments.find(({ id }) => id === paidBy);
  if (payer) await issueInvoice(tx, attendee, { id: payer.id, ...getPaid(payer) }, ticket?.name ?? '', now);
  const returned = refunds.filter(({ state }) => state === 'succeeded');
  for (const refund of returned) {
    const ofPayment = returned.filter(({ paymentId }) => paymentId === refund.paymentId);
    const returnedMinor = ofPayment.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    await issueCreditNote(tx, refund, returnedMinor, now);
  }
}
