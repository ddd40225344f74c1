import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { InvoiceKind, InvoiceParty } from '@summit/contract/shapes/attendees/invoices';
import { attendees } from '../../people/attendees/attendees.tables.ts';

/** The last number of each kind. A transaction that issues a document locks its row, so that no number is skipped. */
export const invoiceCounters = pgTable('invoice_counters', {
  kind: text('kind').$type<InvoiceKind>().primaryKey(),
  last: integer('last').notNull(),
});

/**
 * Invoices, and credit notes for refunds. Each says what was true when it was issued, and is final. Money in the minor
 * unit of its currency, VAT included in `gross`. The foreign keys to payments and refunds are in `invoices.rules.sql`.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    /** 1, 2, 3 ... without gaps, for each kind. */
    sequence: integer('sequence').notNull(),
    /** As it is printed: `INV-000001`, `CN-000001`. */
    number: text('number').notNull(),
    attendeeId: uuid('attendee_id')
      .notNull()
      .references(() => attendees.id),
    paymentId: uuid('payment_id').notNull(),
    /** For credit notes: the refund, and the invoice that it corrects. */
    refundId: uuid('refund_id'),
    invoiceId: uuid('invoice_id').references((): AnyPgColumn => invoices.id),
    currency: text('currency').notNull(),
    netMinor: integer('net_minor').notNull(),
    vatMinor: integer('vat_minor').notNull(),
    grossMinor: integer('gross_minor').notNull(),
    /** Hundredths of a per cent: 2000 is 20%. */
    vatBasisPoints: integer('vat_basis_points').notNull(),
    description: text('description').notNull(),
    seller: jsonb('seller').$type<InvoiceParty>().notNull(),
    buyer: jsonb('buyer').$type<InvoiceParty>().notNull(),
    purchaseOrder: text('purchase_order'),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('invoices_sequence_unique').on(table.kind, table.sequence),
    unique('invoices_number_unique').on(table.number),
    uniqueIndex('invoices_payment_unique')
      .on(table.paymentId)
      .where(sql`${table.kind} = 'invoice'`),
    unique('invoices_refund_unique').on(table.refundId),
    index('invoices_attendee_index').on(table.attendeeId, table.issuedAt),
    index('invoices_corrected_index').on(table.invoiceId),
    check('invoices_sum_check', sql`${table.netMinor} + ${table.vatMinor} = ${table.grossMinor}`),
    check('invoices_gross_check', sql`${table.grossMinor} > 0`),
    check(
      'invoices_credit_note_check',
      sql`(${table.kind} = 'creditNote') = (${table.refundId} is not null) and (${table.kind} = 'creditNote') = (${table.invoiceId} is not null)`,
    ),
  ],
);

export type InvoiceRow = typeof invoices.$inferSelect;
