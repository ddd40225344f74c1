import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { NomineeWithdrawal } from '@summit/contract/shapes/awards';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';
import { nominees } from '../awards.tables.ts';
import { nominatedCategories } from '../nominating/nominations.tables.ts';

/** The nominee that a nomination is for, in one of its categories. The nomination itself is never changed. */
export const nominationJoins = pgTable(
  'nomination_joins',
  {
    nominationId: uuid('nomination_id').notNull(),
    categoryId: text('category_id').notNull(),
    nomineeId: text('nominee_id')
      .notNull()
      .references(() => nominees.id),
    /** Whether the nominee was made of this nomination; it is removed with its last join. */
    isOrigin: boolean('is_origin').notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'nomination_joins_key', columns: [table.nominationId, table.categoryId] }),
    foreignKey({
      name: 'nomination_joins_nominated_fk',
      columns: [table.nominationId, table.categoryId],
      foreignColumns: [nominatedCategories.nominationId, nominatedCategories.categoryId],
    }),
    index('nomination_joins_nominee_index').on(table.nomineeId),
  ],
);

/** Proposals to exclude ballots from the count; another person has to confirm each. */
export const exclusionProposals = pgTable(
  'exclusion_proposals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    log: text('log').notNull(),
    /** The ballot's number in the log. */
    index: integer('index').notNull(),
    reason: text('reason').notNull(),
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => organisers.id),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull(),
    confirmedBy: uuid('confirmed_by').references(() => organisers.id),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    unique('exclusion_proposals_ballot_unique').on(table.log, table.index),
    check('exclusion_proposals_people_check', sql`${table.confirmedBy} <> ${table.proposedBy}`),
  ],
);

/** Proposals to mark nominees as withdrawn or disqualified; another person has to confirm each. */
export const nomineeWithdrawals = pgTable(
  'nominee_withdrawals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    nomineeId: text('nominee_id')
      .notNull()
      .references(() => nominees.id, { onDelete: 'cascade' })
      .unique('nominee_withdrawals_nominee_unique'),
    kind: text('kind').$type<NomineeWithdrawal>().notNull(),
    reason: text('reason').notNull(),
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => organisers.id),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull(),
    confirmedBy: uuid('confirmed_by').references(() => organisers.id),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [check('nominee_withdrawals_people_check', sql`${table.confirmedBy} <> ${table.proposedBy}`)],
);

/** Votes whose counts a steward may see, because another organiser, an auditor, has agreed. */
export const unsealings = pgTable(
  'unsealings',
  {
    log: text('log').primaryKey(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => organisers.id),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    confirmedBy: uuid('confirmed_by').references(() => organisers.id),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [check('unsealings_people_check', sql`${table.confirmedBy} <> ${table.requestedBy}`)],
);
