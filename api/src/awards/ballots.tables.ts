import { index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { VoteStep } from '@summit/contract/awards/awards-status';
import type { AwardsTrack } from '@summit/contract/site/page';
import { attendees } from '../people/attendees/attendees.tables.ts';
import { nominationCategories, nominees } from './awards.tables.ts';

/**
 * One ballot for each attendee, year, step and track. It is final: triggers refuse UPDATE, DELETE and TRUNCATE on this
 * table and on the choices.
 */
export const ballots = pgTable(
  'ballots',
  {
    id: uuid('id').primaryKey(),
    attendeeId: uuid('attendee_id')
      .notNull()
      .references(() => attendees.id),
    year: integer('year').notNull(),
    step: text('step').$type<VoteStep>().notNull(),
    awardsType: text('awards_type').$type<AwardsTrack>().notNull(),
    castAt: timestamp('cast_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('ballots_once_unique').on(table.attendeeId, table.year, table.step, table.awardsType)],
);

/** The choices of a ballot. */
export const ballotChoices = pgTable(
  'ballot_choices',
  {
    ballotId: uuid('ballot_id')
      .notNull()
      .references(() => ballots.id),
    categoryId: text('category_id')
      .notNull()
      .references(() => nominationCategories.id),
    nomineeId: text('nominee_id')
      .notNull()
      .references(() => nominees.id),
  },
  (table) => [
    primaryKey({ name: 'ballot_choices_key', columns: [table.ballotId, table.nomineeId] }),
    index('ballot_choices_nominee_index').on(table.nomineeId),
  ],
);
