import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const articles = pgTable('articles', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  excerpt: text('excerpt').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  author: text('author'),
  imageUrl: text('image_url'),
  /** Where it can be read in full. */
  url: text('url'),
});
