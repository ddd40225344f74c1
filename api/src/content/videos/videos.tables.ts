import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const videos = pgTable('videos', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  /** Seconds. */
  duration: integer('duration').notNull(),
  thumbnailUrl: text('thumbnail_url'),
  /** The address of the film: a path relative to the API's base, if the site stores it, or an address on another site. */
  url: text('url').notNull(),
  /** The address of its captions (WebVTT). */
  captionsUrl: text('captions_url'),
  /** Whether it is for signed-in attendees only. */
  isPrivate: boolean('is_private').notNull().default(false),
  /** Whether it is listed for everyone, but open only to those who requested access. */
  needsAccess: boolean('needs_access').notNull().default(false),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
});

/** Requests for access to the restricted videos, and the links that were sent. */
export const videoAccess = pgTable(
  'video_access',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    /** The hash of the token in the mailed link. */
    tokenHash: text('token_hash').notNull().unique(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('video_access_expiry_index').on(table.expiresAt)],
);
