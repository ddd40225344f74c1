import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const socialPosts = pgTable('social_posts', {
  id: text('id').primaryKey(),
  network: text('network').notNull(),
  text: text('text').notNull(),
  url: text('url').notNull(),
  imageUrl: text('image_url'),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
});
