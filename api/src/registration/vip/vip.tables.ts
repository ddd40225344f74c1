import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { categories } from '../../people/attendees/categories.tables.ts';

/** Invitations of VIPs, exhibitors and sponsors: one link that many share, for as many as it has passes. */
export const vipInvitations = pgTable(
  'vip_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The first part of the link, e.g. `northquill`. */
    slug: text('slug').notNull(),
    /** The second part of the link. It is readable, because it is printed, and gives access only to its passes. */
    code: text('code').notNull(),
    /**
     * The unique key that the database derives from slug and code with `meant_code`. Null: another link had the same key before
     * keys were unique; then the link works only in its exact spelling.
     */
    linkKey: text('link_key'),
    /** The inviter: a company, or the organisers. */
    name: text('name').notNull(),
    /** The guests' company, if they all work for the same one. */
    company: text('company'),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    passesLimit: integer('passes_limit').notNull(),
    /** The moment from which the link is closed; null: it stays open. */
    validUntil: timestamp('valid_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('vip_invitations_link_key_unique').on(table.linkKey),
    check('vip_invitations_passes_check', sql`${table.passesLimit} >= 0`),
  ],
);

export type VipInvitationRow = typeof vipInvitations.$inferSelect;

/** The passes that were taken: one for each attendee who registers with such an invitation. */
export const vipPasses = pgTable(
  'vip_passes',
  {
    attendeeId: uuid('attendee_id')
      .primaryKey()
      .references(() => attendees.id, { onDelete: 'cascade' }),
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => vipInvitations.id),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('vip_passes_invitation_index').on(table.invitationId)],
);
