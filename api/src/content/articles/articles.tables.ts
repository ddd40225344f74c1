import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const articles = pgTable('articles', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  excerpt: text('excerpt').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  author: text('author'),
  imageUrl: text('image_url'),
  /** The text as HTML, shown on a page of this site; null: the article is on another site. */
  body: text('body'),
  /** The address of the whole article on another site. */
  url: text('url'),
});
