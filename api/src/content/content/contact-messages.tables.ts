import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The messages of visitors to the organisers. */
export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  topic: text('topic').notNull(),
  message: text('message').notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
});
