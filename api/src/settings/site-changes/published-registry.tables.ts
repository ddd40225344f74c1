import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { publishedRegistry as facts } from '@summit/contract/releases/published-registry';

/** The registry of live releases, as the release command published it: one row. */
export const publishedRegistry = pgTable(
  facts.table,
  {
    id: smallint('id').primaryKey().default(1),
    revision: integer('revision').notNull(),
    /** The text of the registry's file. */
    registry: text('registry').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('published_registry_is_one', sql`${table.id} = 1`)],
);
