import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';
import { organisers } from '../organisers/organisers/organisers.tables.ts';

/** Statuses that are set at a time. A row stays as the record of what happened to it. */
export const scheduledStatuses = pgTable(
  'scheduled_statuses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subject: text('subject').$type<AwardsStatusSubject>().notNull(),
    /** The status that it follows: another one by then, and it is refused. Null: scheduled before that was asked. */
    from: text('from_status').$type<AwardsStatus>(),
    status: text('status').$type<AwardsStatus>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    organiserId: uuid('organiser_id')
      .notNull()
      .references(() => organisers.id),
    /** Who has agreed, where the status does not follow the one before it in a season. */
    confirmedBy: uuid('confirmed_by').references(() => organisers.id),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** The code of why it was not applied when it was due: it is cancelled then. */
    refusal: text('refusal'),
  },
  (table) => [
    index('scheduled_statuses_due_index')
      .on(table.at)
      .where(sql`${table.appliedAt} is null and ${table.cancelledAt} is null`),
    check('scheduled_statuses_end_check', sql`${table.appliedAt} is null or ${table.cancelledAt} is null`),
    check('scheduled_statuses_people_check', sql`${table.confirmedBy} <> ${table.organiserId}`),
  ],
);

/** Statuses out of order that somebody wants; another person has to agree. */
export const statusRequests = pgTable(
  'status_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subject: text('subject').$type<AwardsStatusSubject>().notNull(),
    from: text('from_status').$type<AwardsStatus>().notNull(),
    status: text('status').$type<AwardsStatus>().notNull(),
    /** Null: as soon as it is confirmed. */
    at: timestamp('at', { withTimezone: true }),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => organisers.id),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    confirmedBy: uuid('confirmed_by').references(() => organisers.id),
    /** When it was confirmed, or given up. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('status_requests_open_index')
      .on(table.subject)
      .where(sql`${table.endedAt} is null`),
    check('status_requests_people_check', sql`${table.confirmedBy} <> ${table.requestedBy}`),
  ],
);
