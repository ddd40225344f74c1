import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** What attendees want to be matched by. */
export const tags = pgTable(
  'tags',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** What `name_key` makes of the name, which the database notes; null: another had the same before names had keys. */
    nameKey: text('name_key'),
  },
  (table) => [uniqueIndex('tags_name_key_unique').on(table.nameKey)],
);
