import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AwardsStatus } from '@summit/contract/awards-status';
import type { AwardsStatusSubject } from '@summit/contract/calls/organise-awards';
import { organisers } from '../organisers/organisers.tables.ts';

/** Statuses that are set at a time. A row stays as the record of what happened to it. */
export const scheduledStatuses = pgTable(
  'scheduled_statuses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subject: text('subject').$type<AwardsStatusSubject>().notNull(),
    status: text('status').$type<AwardsStatus>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    organiserId: uuid('organiser_id')
      .notNull()
      .references(() => organisers.id),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    index('scheduled_statuses_due_index')
      .on(table.at)
      .where(sql`${table.appliedAt} is null and ${table.cancelledAt} is null`),
    check('scheduled_statuses_end_check', sql`${table.appliedAt} is null or ${table.cancelledAt} is null`),
  ],
);
