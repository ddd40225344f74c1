import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ballotRules } from './vote-log/ballot-log.tables.ts';

/** The choices that count in a log whose ballots are unlinked: without a ballot or a voter, in the published order. */
export const unlinkedChoices = pgTable(
  'unlinked_choices',
  {
    log: text('log')
      .notNull()
      .references(() => ballotRules.log),
    position: integer('position').notNull(),
    categoryId: text('category_id').notNull(),
    nomineeId: text('nominee_id').notNull(),
  },
  (table) => [primaryKey({ name: 'unlinked_choices_key', columns: [table.log, table.position] })],
);

/** The logs whose ballots no longer lead to choices. The database checks that no choice is lost, and then lets them go. */
export const ballotUnlinkings = pgTable('ballot_unlinkings', {
  log: text('log')
    .primaryKey()
    .references(() => ballotRules.log),
  unlinkedAt: timestamp('unlinked_at', { withTimezone: true }).notNull(),
});
