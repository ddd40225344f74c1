import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { attendees } from '../../people/attendees/attendees.tables.ts';

/** Tickets that their holders offered to colleagues. A row is never removed: it is the record of who gave what to whom. */
export const ticketTransfers = pgTable(
  'ticket_transfers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    holderId: uuid('holder_id')
      .notNull()
      .references(() => attendees.id),
    /** The offer is for this ticket: when it is cancelled, the offer ends with it. */
    ticketNumber: text('ticket_number').notNull(),
    /** Of the token in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** The only address that can take the ticket. */
    email: text('email').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    takenAt: timestamp('taken_at', { withTimezone: true }),
    takenBy: uuid('taken_by').references(() => attendees.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('ticket_transfers_holder_index').on(table.holderId),
    uniqueIndex('ticket_transfers_open_unique')
      .on(table.ticketNumber)
      .where(sql`${table.withdrawnAt} is null and ${table.takenAt} is null`),
  ],
);

export type TransferRow = typeof ticketTransfers.$inferSelect;
