import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Who subscribed to the newsletter, when they consented, and when they ended it. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As typed; compared in lower case. */
    email: text('email').notNull(),
    firstName: text('first_name'),
    consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
    /** Nothing goes to them since then. */
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('subscribers_email_unique').on(sql`lower(${table.email})`)],
);
