import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { attendees } from '../../people/attendees/attendees.tables.ts';

/** Links by which organisers invite people to be featured attendees: one for each person. */
export const featuredInvitations = pgTable('featured_invitations', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Only the invited person knows the invitation's token; this is its hash. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The details of the person, all of which can be changed in the form. */
  firstName: text('first_name'),
  lastName: text('last_name'),
  email: text('email'),
  company: text('company'),
  /** The invitation cannot be used any more from this moment; null: it stays open. */
  closesAt: timestamp('closes_at', { withTimezone: true }),
  /** When it was used. It stays when the attendee is removed, because a link registers one person. */
  usedAt: timestamp('used_at', { withTimezone: true }),
  /** The attendee who registered with it. */
  attendeeId: uuid('attendee_id')
    .unique()
    .references(() => attendees.id, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export type FeaturedInvitationRow = typeof featuredInvitations.$inferSelect;
