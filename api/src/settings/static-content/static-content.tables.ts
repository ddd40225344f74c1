import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

/** Texts of the site and of the virtual event, by name. */
export const staticContents = pgTable(
  'static_contents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    scope: text('scope').$type<'site' | 'virtual'>().notNull().default('site'),
    name: text('name').notNull(),
    type: text('type')
      .$type<'text' | 'html' | 'success message' | 'error message'>()
      .notNull()
      .default('text'),
    content: text('content').notNull(),
  },
  (table) => [unique('static_contents_name_unique').on(table.scope, table.name)],
);
