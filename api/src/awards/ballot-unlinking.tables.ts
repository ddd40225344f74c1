import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ballotRules } from './vote-log/ballot-log.tables.ts';

/** The counted choices of a log whose ballots are unlinked: they have no ballot and no voter, and the published order. */
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

/** The logs whose ballots no longer lead to choices. The database deletes these only once it has checked that none is lost. */
export const ballotUnlinkings = pgTable('ballot_unlinkings', {
  log: text('log')
    .primaryKey()
    .references(() => ballotRules.log),
  unlinkedAt: timestamp('unlinked_at', { withTimezone: true }).notNull(),
});
