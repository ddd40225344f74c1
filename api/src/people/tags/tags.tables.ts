import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** The topics that attendees are matched by. */
export const tags = pgTable(
  'tags',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** The key that `name_key` derives from the name; null: another topic had the same key before keys were unique. */
    nameKey: text('name_key'),
  },
  (table) => [uniqueIndex('tags_name_key_unique').on(table.nameKey)],
);
