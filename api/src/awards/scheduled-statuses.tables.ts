import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';
import { organisers } from '../organisers/organisers/organisers.tables.ts';

/** Statuses that are set at a moment. A row stays as the record of its outcome. */
export const scheduledStatuses = pgTable(
  'scheduled_statuses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subject: text('subject').$type<AwardsStatusSubject>().notNull(),
    /** The status that it has to follow; otherwise it is refused. Null in rows that are older than this column. */
    from: text('from_status').$type<AwardsStatus>(),
    status: text('status').$type<AwardsStatus>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    organiserId: uuid('organiser_id')
      .notNull()
      .references(() => organisers.id),
    /** The second person who agreed to a status out of order. */
    confirmedBy: uuid('confirmed_by').references(() => organisers.id),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** The error code of a status that could not be applied when it was due, and was cancelled. */
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

/** Requests for statuses out of order; another person has to agree. */
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
    /** When it was confirmed or withdrawn. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('status_requests_open_index')
      .on(table.subject)
      .where(sql`${table.endedAt} is null`),
    check('status_requests_people_check', sql`${table.confirmedBy} <> ${table.requestedBy}`),
  ],
);
