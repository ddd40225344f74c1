import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { issueCreditNote, issueInvoice } from '../invoices/issue.queries.ts';
import { findPackageById } from '../packages/packages.queries.ts';
import type { Tx } from '../platform/db/db.ts';
import { findOrder } from './orders.queries.ts';
import { listPayments } from './payments.queries.ts';
import { listRefunds } from './refunds.queries.ts';

/**
 * Issues what an order lacks: the invoice of the payment that pays for the place, and a credit note for each refund of
 * an invoiced payment that arrived. Called again it changes nothing. The attendee must be locked.
 */
export async function invoiceOrder(tx: Tx, orderId: string, attendee: AttendeeRow, now: Date): Promise<void> {
  const order = await findOrder(tx, orderId);
  const payments = await listPayments(tx, orderId);
  const payer = payments.find(({ id }) => id === order?.paidBy);
  if (order && payer) {
    const bought = await findPackageById(tx, order.packageId);
    await issueInvoice(tx, attendee, payer, bought?.name ?? '', now);
  }
  const returned = (await listRefunds(tx, orderId)).filter(({ state }) => state === 'succeeded');
  for (const refund of returned) {
    await issueCreditNote(tx, refund, now);
  }
}
