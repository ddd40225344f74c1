import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { searchKinds } from '@summit/contract/shapes/search';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The entries of the search, beside the pages: triggers of `search.rules.sql` write them with every change. */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text('kind').$type<(typeof searchKinds)[number]>().notNull(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    detail: text('detail'),
    /** Null: shown in every edition. */
    edition: integer('edition'),
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ name: 'search_entries_key', columns: [table.kind, table.id] }),
    index('search_entries_words_index').using('gin', table.words),
  ],
);
