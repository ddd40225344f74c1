import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { emailKey } from '../../platform/db/email-key.ts';

/** Subscribers to the newsletter, when they consented, and when they unsubscribed. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The address as it was typed. */
    email: text('email').notNull(),
    emailKey: emailKey(),
    firstName: text('first_name'),
    consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
    /** When they unsubscribed: nothing is sent to them since. */
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('subscribers_email_key_unique').on(table.emailKey)],
);
