import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { listingStatuses } from '@summit/contract/shapes/listing';

/** Companies that were invited to an entry in the event's directory, and what they submitted. */
export const listings = pgTable(
  'listings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Only the invited company knows the invitation's token; this is its hash. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The invitation cannot be used any more from this moment; null: it stays open. */
    closesAt: timestamp('closes_at', { withTimezone: true }),
    status: text('status').$type<(typeof listingStatuses)[number]>().notNull().default('Invited'),
    company: text('company').notNull(),
    contactName: text('contact_name'),
    email: text('email'),
    description: text('description'),
    website: text('website'),
    category: text('category'),
    logoUrl: text('logo_url'),
    additionalInformation: text('additional_information'),
    /** px; null: any size. */
    logoWidth: integer('logo_width'),
    logoHeight: integer('logo_height'),
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
  },
  (table) => [index('listings_status_index').on(table.status, table.company)],
);
