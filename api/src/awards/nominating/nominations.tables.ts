import { integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { nominators } from '@summit/contract/registration/registration-fields';
import type { AwardsTrack } from '@summit/contract/site/page';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { nominationCategories } from '../awards.tables.ts';

/** The nominations of attendees, as they wrote them: one for each attendee, year and track. */
export const nominations = pgTable(
  'nominations',
  {
    id: uuid('id').primaryKey(),
    attendeeId: uuid('attendee_id')
      .notNull()
      .references(() => attendees.id),
    year: integer('year').notNull(),
    awardsType: text('awards_type').$type<AwardsTrack>().notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    reason: text('reason').notNull(),
    nominator: text('nominator').$type<(typeof nominators)[number]>().notNull(),
    /** The contact whom organisers may ask about the nominee. */
    contactEmail: text('contact_email'),
    nominatedAt: timestamp('nominated_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('nominations_once_unique').on(table.attendeeId, table.year, table.awardsType)],
);

/** The categories that a nomination is for. */
export const nominatedCategories = pgTable(
  'nominated_categories',
  {
    nominationId: uuid('nomination_id')
      .notNull()
      .references(() => nominations.id, { onDelete: 'cascade' }),
    categoryId: text('category_id')
      .notNull()
      .references(() => nominationCategories.id),
  },
  (table) => [
    primaryKey({ name: 'nominated_categories_key', columns: [table.nominationId, table.categoryId] }),
  ],
);
