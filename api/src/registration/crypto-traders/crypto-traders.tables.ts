import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { attendees } from '../../people/attendees/attendees.tables.ts';

/** Links by which organisers invite crypto traders: one for each person. Their form is open to others, too. */
export const cryptoTraderInvitations = pgTable('crypto_trader_invitations', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The hash of the token in the link. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The details of the person, all of which can be changed in the form. */
  firstName: text('first_name'),
  lastName: text('last_name'),
  email: text('email'),
  /** The name of the inviter, as the form shows it. */
  inviterName: text('inviter_name'),
  /** The invitation cannot be used any more from this moment; null: it stays open. */
  closesAt: timestamp('closes_at', { withTimezone: true }),
  /** The attendee who registered with it. */
  attendeeId: uuid('attendee_id')
    .unique()
    .references(() => attendees.id, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export type CryptoTraderInvitationRow = typeof cryptoTraderInvitations.$inferSelect;
