import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';

/**
 * The logs whose count could be seen: unsealed, announced, or of an earlier season. The database itself writes this
 * table. None of these votes opens again, takes another ballot, or excludes one.
 */
export const openedLogs = pgTable('opened_logs', {
  log: text('log').primaryKey(),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Final votes whose winners and leaders are stored, which an announcement requires. */
export const storedResults = pgTable('stored_results', {
  /** `2027-Company-two`. */
  log: text('log').primaryKey(),
  /** The number of places after the winners. */
  leaders: integer('leaders').notNull(),
  storedBy: uuid('stored_by')
    .notNull()
    .references(() => organisers.id),
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
});
