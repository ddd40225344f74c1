import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { NomineeWithdrawal } from '@summit/contract/shapes/awards';
import type { AwardsTrack } from '@summit/contract/site/page';

/** The categories of the awards. A category is the same every year; a nominee belongs to one year. */
export const nominationCategories = pgTable('nomination_categories', {
  /** A readable slug, e.g. `payments-platform`. */
  id: text('id').primaryKey(),
  awardsType: text('awards_type').$type<AwardsTrack>().notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  /** What nominees are judged by, one sentence each. */
  criteria: jsonb('criteria').$type<string[]>().notNull().default([]),
  /** How many nominees one ballot may name in it. */
  allowedVotes: integer('allowed_votes').notNull().default(1),
});

/** A company or person nominated in a category in one year. */
export const nominees = pgTable(
  'nominees',
  {
    id: text('id').primaryKey(),
    categoryId: text('category_id')
      .notNull()
      .references(() => nominationCategories.id),
    /** The year; the present one is `awards.year` of the settings. */
    year: integer('year').notNull(),
    name: text('name').notNull(),
    /** The company of a person. */
    company: text('company'),
    jobTitle: text('job_title'),
    description: text('description').notNull().default(''),
    imageUrl: text('image_url'),
    /** Their website or profile. */
    url: text('url'),
    /** Takes part in the second vote. Public from VoteTwo on. */
    isShortlisted: boolean('is_shortlisted').notNull().default(false),
    /** Public when the status is Wining. */
    result: text('result').$type<'Winner' | 'Leader'>(),
    isPublished: boolean('is_published').notNull().default(true),
    /** When two organisers agreed to mark them, for a reason: they stay visible, and cannot be chosen or ranked. */
    withdrawal: text('withdrawal').$type<NomineeWithdrawal>(),
  },
  (table) => [index('nominees_year_index').on(table.year, table.categoryId)],
);

export type NominationCategoryRow = typeof nominationCategories.$inferSelect;
export type NomineeRow = typeof nominees.$inferSelect;
