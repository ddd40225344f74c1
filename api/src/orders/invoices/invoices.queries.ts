import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Invoice } from '@summit/contract/shapes/attendees/invoices';
import type { Db } from '../../platform/db/db.ts';
import { storedOrDefault, storedSection } from '../../settings/public/settings.queries.ts';
import { type InvoiceRow, invoices } from './invoices.tables.ts';

const corrected = alias(invoices, 'corrected');

/** An invoice without the address of its PDF, which depends on who opens it. */
export type StoredInvoice = Omit<Invoice, 'pdfPath'>;

/** The invoices and credit notes of an attendee, the newest first. */
export async function listInvoices(db: Db, attendeeId: string): Promise<StoredInvoice[]> {
  const rows = await withCorrected(db)
    .where(eq(invoices.attendeeId, attendeeId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.kind), desc(invoices.sequence));
  return rows.map(toInvoice);
}

/** The invoice or credit note of an attendee by its number; null when they have none with it. */
export async function findInvoice(db: Db, attendeeId: string, number: string): Promise<StoredInvoice | null> {
  const [found] = await withCorrected(db).where(
    and(eq(invoices.attendeeId, attendeeId), eq(invoices.number, number)),
  );
  return found ? toInvoice(found) : null;
}

/** The invoices and credit notes of some payments, the earliest first. */
export async function listDocuments(db: Db, paymentIds: readonly string[]): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(inArray(invoices.paymentId, [...paymentIds]))
    .orderBy(asc(invoices.issuedAt), asc(invoices.sequence));
}

/** Whether a payment of an attendee has an invoice: refunds of it get credit notes. */
export async function hasInvoice(db: Db, attendeeId: string, paymentId: string): Promise<boolean> {
  const own = and(eq(invoices.attendeeId, attendeeId), eq(invoices.paymentId, paymentId));
  return (await db.$count(invoices, own)) > 0;
}

function withCorrected(db: Db) {
  return db
    .select({ row: invoices, invoiceNumber: corrected.number, invoicing: storedSection('invoicing') })
    .from(invoices)
    .leftJoin(corrected, eq(corrected.id, invoices.invoiceId))
    .$dynamic();
}

interface Found {
  row: InvoiceRow;
  invoiceNumber: string | null;
  /** The stored section of the settings: see `storedSection`. */
  invoicing: unknown;
}

function toInvoice({ row, invoiceNumber, invoicing }: Found): StoredInvoice {
  const { number, kind, description, seller, buyer, purchaseOrder, currency, vatBasisPoints } = row;
  return {
    ...{ number, kind, description, seller, buyer, purchaseOrder, currency, vatBasisPoints },
    invoiceNumber,
    issuedAt: row.issuedAt.toISOString(),
    net: row.netMinor,
    vat: row.vatMinor,
    gross: row.grossMinor,
    // The organisers' note concerns payments, so credit notes do not have it.
    note: kind === 'invoice' ? storedOrDefault('invoicing', invoicing).note : '',
  };
}
