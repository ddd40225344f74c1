import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { attendees } from '../attendees/attendees.tables.ts';

/**
 * Changes of attendees' addresses: the old one stays until the new one is confirmed. A row is never removed: it is the
 * record of where an account was moved, and with it the owner of the old mailbox takes the account back.
 */
export const addressChanges = pgTable(
  'address_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    attendeeId: uuid('attendee_id')
      .notNull()
      .references(() => attendees.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /**
     * The hash of the token mailed to the old address, whose owner agrees or takes the account back. The email after the
     * change has a signed token, so that both links work.
     */
    ownerTokenHash: text('owner_token_hash').notNull().unique(),
    /** The hash of the token mailed to the new address; null until the change is agreed to. */
    newTokenHash: text('new_token_hash').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was agreed to, with the password or by the link mailed to the old address. */
    agreedAt: timestamp('agreed_at', { withTimezone: true }),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** When the owner of the old address undid it, or another change replaced it before it was confirmed. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index('address_changes_attendee_index').on(table.attendeeId, table.createdAt)],
);

export type AddressChangeRow = typeof addressChanges.$inferSelect;
