import { and, eq, sql, sum } from 'drizzle-orm';
import { includedVat } from '@summit/contract/money-and-time/money';
import type { InvoiceKind } from '@summit/contract/shapes/attendees/invoices';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import type { Tx } from '../../platform/db/db.ts';
import { readSections } from '../../settings/public/settings.queries.ts';
import { invoiceCounters, type InvoiceRow, invoices } from './invoices.tables.ts';
import { buyerFrom, sellerFrom } from './parties.ts';
import { returnedVat } from './vat.ts';

/** Money that arrived for something, in its minor unit. */
export interface InvoicedPayment {
  id: string;
  amountMinor: number;
  currency: string;
}

/** Money that went back to the card, in its minor unit. */
export interface CreditedRefund {
  id: string;
  paymentId: string;
  amountMinor: number;
}

/**
 * The invoice of a payment: issued in the transaction that settles it, once. The counter's row stays locked until the
 * end of the transaction, so issue documents last.
 * @param description what was bought
 */
export async function issueInvoice(
  tx: Tx,
  attendee: AttendeeRow,
  payment: InvoicedPayment,
  description: string,
  now: Date,
): Promise<InvoiceRow> {
  const known = await findInvoiceOf(tx, payment.id);
  if (known) return known;
  const { event, invoicing } = await readSections(tx, ['event', 'invoicing']);
  const { vatBasisPoints } = invoicing;
  const vatMinor = includedVat(payment.amountMinor, vatBasisPoints);
  return add(tx, 'invoice', {
    attendeeId: attendee.id,
    paymentId: payment.id,
    currency: payment.currency,
    netMinor: payment.amountMinor - vatMinor,
    vatMinor,
    grossMinor: payment.amountMinor,
    vatBasisPoints,
    description: `${event.name}: ${description}`,
    seller: sellerFrom(invoicing, event),
    buyer: buyerFrom(attendee),
    purchaseOrder: attendee.profile.purchaseOrder ?? null,
    issuedAt: now,
  });
}

/**
 * The credit note for a refund, once; null when the payment has no invoice, because it never paid for anything, or when all
 * that went back is credited already: a refund that failed later was made again, or the payer's bank took back what we had
 * returned. The attendee whose payment it was must be locked. @param returnedMinor what went back of the payment in all
 */
export async function issueCreditNote(
  tx: Tx,
  refund: CreditedRefund,
  returnedMinor: number,
  now: Date,
): Promise<InvoiceRow | null> {
  const invoice = await findInvoiceOf(tx, refund.paymentId);
  const [known] = await tx.select().from(invoices).where(eq(invoices.refundId, refund.id));
  if (known || !invoice) return known ?? null;
  const before = await returnedBefore(tx, invoice.id);
  const creditable = Math.min(returnedMinor, invoice.grossMinor) - before.grossMinor;
  const grossMinor = Math.min(refund.amountMinor, creditable);
  if (grossMinor <= 0) return null;
  const vatMinor = returnedVat(invoice, grossMinor, before);
  const { attendeeId, paymentId, currency, vatBasisPoints, description, seller, buyer, purchaseOrder } =
    invoice;
  const same = { attendeeId, paymentId, currency, vatBasisPoints, description, seller, buyer, purchaseOrder };
  return add(tx, 'creditNote', {
    ...same,
    refundId: refund.id,
    invoiceId: invoice.id,
    netMinor: grossMinor - vatMinor,
    vatMinor,
    grossMinor,
    issuedAt: now,
  });
}

const prefixes: Record<InvoiceKind, string> = { invoice: 'INV', creditNote: 'CN' };

type Content = Omit<typeof invoices.$inferInsert, 'kind' | 'sequence' | 'number'>;

async function add(tx: Tx, kind: InvoiceKind, content: Content): Promise<InvoiceRow> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ kind, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.kind, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning();
  const sequence = counter?.last ?? 1;
  const number = `${prefixes[kind]}-${String(sequence).padStart(6, '0')}`;
  const [row] = await tx
    .insert(invoices)
    .values({ ...content, kind, sequence, number })
    .returning();
  return row as InvoiceRow;
}

async function findInvoiceOf(tx: Tx, paymentId: string): Promise<InvoiceRow | null> {
  const own = and(eq(invoices.paymentId, paymentId), eq(invoices.kind, 'invoice'));
  const [row] = await tx.select().from(invoices).where(own);
  return row ?? null;
}

async function returnedBefore(tx: Tx, invoiceId: string): Promise<{ grossMinor: number; vatMinor: number }> {
  const [row] = await tx
    .select({ gross: sum(invoices.grossMinor), vat: sum(invoices.vatMinor) })
    .from(invoices)
    .where(eq(invoices.invoiceId, invoiceId));
  return { grossMinor: Number(row?.gross ?? 0), vatMinor: Number(row?.vat ?? 0) };
}
