import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { emailKey } from '../../platform/db/email-key.ts';

/** Links by which attendees with extra tickets invite others: one for each person. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => attendees.id, { onDelete: 'cascade' }),
    /** The hash of the token in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The address that the link was sent to; the guest may register with another one. */
    email: text('email').notNull(),
    emailKey: emailKey(),
    /** When the inviter withdrew it. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** The attendee who began a registration with it. */
    attendeeId: uuid('attendee_id')
      .unique()
      .references(() => attendees.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('invitations_inviter_index').on(table.inviterId, table.createdAt)],
);

export type InvitationRow = typeof invitations.$inferSelect;
