import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PublishingStatus } from '@summit/contract/organising/publishing-status';

/** Tiers of sponsorship; `position` 1 is the highest. */
export const tiers = pgTable('tiers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
  /** The types of attendees whose companies may choose it. */
  attendeeTypes: jsonb('attendee_types').$type<string[]>().notNull().default([]),
});

/** The types of sponsors, by what they do. */
export const sponsorTypes = pgTable('sponsor_types', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});

export const sponsors = pgTable(
  'sponsors',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    logoUrl: text('logo_url'),
    url: text('url'),
    /** ISO 3166-1 alpha-2. */
    country: text('country'),
    /** The stand on the expo floor. */
    stand: text('stand'),
    tierId: text('tier_id')
      .notNull()
      .references(() => tiers.id),
    typeId: text('type_id')
      .notNull()
      .references(() => sponsorTypes.id),
    isAffiliate: boolean('is_affiliate').notNull().default(false),
    /** Visitors see those that are Published. */
    status: text('status').$type<PublishingStatus>().notNull().default('Published'),
  },
  (table) => [index('sponsors_tier_index').on(table.tierId, table.name)],
);
