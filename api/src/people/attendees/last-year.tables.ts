import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AttendeeType } from '@summit/contract/registration/attendee-types';
import type { AttendeeTag } from './attendees.tables.ts';
import { categories } from './categories.tables.ts';

/** The published attendees of the last edition: a separate list, without accounts or addresses. */
export const lastYearAttendees = pgTable(
  'last_year_attendees',
  {
    id: text('id').primaryKey(),
    /** The year of that edition, e.g. `2026`. */
    edition: text('edition').notNull(),
    attendeeType: text('attendee_type').$type<AttendeeType>().notNull().default('Buy'),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text('company'),
    jobTitle: text('job_title'),
    companyGround: text('company_ground').generatedAlwaysAs(sql`search_ground(company)`),
    jobTitleGround: text('job_title_ground').generatedAlwaysAs(sql`search_ground(job_title)`),
    country: text('country'),
    imageUrl: text('image_url'),
    tags: jsonb('tags').$type<AttendeeTag[]>().notNull().default([]),
    isInTop: boolean('is_in_top').notNull().default(false),
  },
  (table) => [index('last_year_attendees_list_index').on(table.isInTop, table.lastName, table.id)],
);
