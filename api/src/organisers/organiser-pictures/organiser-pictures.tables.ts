import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The pictures that organisers have added: their files stay as long as they are here. */
export const organiserPictures = pgTable('organiser_pictures', {
  /** The name of the stored file. */
  name: text('name').primaryKey(),
  /** The address, relative to the API's base. */
  url: text('url').notNull(),
  /** px. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** The name of the organiser. */
  addedBy: text('added_by').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
});
