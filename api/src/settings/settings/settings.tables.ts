import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The settings of organisers, one row for each section of `sections.ts`. */
export const settingSections = pgTable('setting_sections', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
