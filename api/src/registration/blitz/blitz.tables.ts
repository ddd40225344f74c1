import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type * as blitzCalls from '@summit/contract/calls/blitz';
import type { BodyOf } from '@summit/contract/requests/call';
import type { blitzStatuses } from '@summit/contract/shapes/blitz';

/** Companies that were invited to a table at the networking blitz. */
export const blitzInvitations = pgTable('blitz_invitations', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Only the invited company knows the token; this is its hash. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The details that the organisers entered when they sent it. */
  company: text('company'),
  email: text('email'),
  /** The moment from which the invitation is closed; null: it stays open. */
  closesAt: timestamp('closes_at', { withTimezone: true }),
});

/** The submissions of companies: one table for each invitation. */
export const blitzParticipants = pgTable(
  'blitz_participants',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    invitationId: uuid('invitation_id')
      .notNull()
      .unique()
      .references(() => blitzInvitations.id, { onDelete: 'cascade' }),
    status: text('status').$type<(typeof blitzStatuses)[number]>().notNull().default('Submitted'),
    company: text('company').notNull(),
    /** The address of a picture stored here. */
    logoUrl: text('logo_url'),
    pitch: text('pitch').notNull(),
    /** Category and slots are in the words that the form offered. */
    category: text('category').notNull(),
    website: text('website').notNull(),
    contacts: jsonb('contacts').$type<BodyOf<typeof blitzCalls.submitBlitz>['contacts']>().notNull(),
    slots: jsonb('slots').$type<string[]>().notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('blitz_participants_status_index').on(table.status, table.company)],
);

/** Logos that were uploaded by the link of an invitation, submitted in the end or not. */
export const blitzLogos = pgTable(
  'blitz_logos',
  {
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => blitzInvitations.id, { onDelete: 'cascade' }),
    /** The name of the stored file, e.g. `<hash>.jpg`: two companies that upload the same picture share it. */
    fileName: text('file_name').notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.fileName] }),
    index('blitz_logos_file_index').on(table.fileName),
    index('blitz_logos_time_index').on(table.uploadedAt),
  ],
);
