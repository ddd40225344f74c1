import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often each key was tried in its current window. Keys are hashes: no address or email is stored. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_end_index').on(table.windowEndsAt)],
);
