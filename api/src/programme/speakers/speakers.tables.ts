import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PublishingStatus } from '@summit/contract/organising/publishing-status';

/** The speakers. Their id is in the address of their page, so it is readable and never changes. */
export const speakers = pgTable(
  'speakers',
  {
    id: text('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    jobTitle: text('job_title').notNull(),
    company: text('company').notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text('country'),
    bio: text('bio').notNull(),
    status: text('status').$type<PublishingStatus>().notNull().default('Draft'),
    imageUrl: text('image_url'),
    linkedInUrl: text('linked_in_url'),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    canReceiveMessages: boolean('can_receive_messages').notNull().default(false),
    /** The address for messages, which is never public. */
    email: text('email'),
    /** The organisers' order; speakers with the same number are sorted by last name. */
    position: integer('position').notNull().default(1000),
    /** The place on the home page; null: not there. */
    homePagePosition: integer('home_page_position'),
    /** When the content of their page, the sessions included, last changed: triggers of the rules update it. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('speakers_list_index').on(table.status, table.position, table.lastName)],
);
