import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { attendees } from '../attendees/attendees.tables.ts';

/** Photos that attendees uploaded, chosen in the end or not. */
export const uploadedPhotos = pgTable(
  'uploaded_photos',
  {
    attendeeId: uuid('attendee_id')
      .notNull()
      .references(() => attendees.id, { onDelete: 'cascade' }),
    /** The name of the stored file, e.g. `<hash>.jpg`: two people who upload the same picture share it. */
    fileName: text('file_name').notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.attendeeId, table.fileName] }),
    index('uploaded_photos_file_index').on(table.fileName),
    index('uploaded_photos_time_index').on(table.uploadedAt),
  ],
);

/**
 * Pictures that were uploaded by the link of an invitation: photos, while there is no attendee yet whose they could be, and
 * the logos of listings.
 */
export const linkPhotos = pgTable(
  'link_photos',
  {
    /** The hash of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    /** The name of the stored file, as above. */
    fileName: text('file_name').notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.fileName] }),
    index('link_photos_file_index').on(table.fileName),
    index('link_photos_time_index').on(table.uploadedAt),
  ],
);
