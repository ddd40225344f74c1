import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const articles = pgTable('articles', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  excerpt: text('excerpt').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  author: text('author'),
  imageUrl: text('image_url'),
  /** HTML, read on a page of this site; null: it can be read elsewhere only. */
  body: text('body'),
  /** Where it can be read in full on another site. */
  url: text('url'),
});
