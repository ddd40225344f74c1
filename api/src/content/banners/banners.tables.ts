import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const banners = pgTable(
  'banners',
  {
    id: text('id').primaryKey(),
    text: text('text').notNull(),
    linkText: text('link_text'),
    linkUrl: text('link_url'),
    imageUrl: text('image_url'),
    /** Null: from the beginning. */
    shownFrom: timestamp('shown_from', { withTimezone: true }),
    /** Null: without end. */
    shownUntil: timestamp('shown_until', { withTimezone: true }),
    position: integer('position').notNull().default(0),
  },
  (table) => [check('banners_shown_until_check', sql`${table.shownUntil} > ${table.shownFrom}`)],
);
