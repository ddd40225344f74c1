import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';

/**
 * The logs whose count somebody could see: unsealed, announced, or of an earlier season. The database writes it by
 * itself. None of them is ever open again, takes another ballot, or leaves one out.
 */
export const openedLogs = pgTable('opened_logs', {
  log: text('log').primaryKey(),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Final votes whose winners and leaders are stored by the count: what an announcement needs. */
export const storedResults = pgTable('stored_results', {
  /** `2027-Company-two`. */
  log: text('log').primaryKey(),
  /** How many places after the winners. */
  leaders: integer('leaders').notNull(),
  storedBy: uuid('stored_by')
    .notNull()
    .references(() => organisers.id),
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
});
