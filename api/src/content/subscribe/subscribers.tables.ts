import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { emailKey } from '../../platform/db/email-key.ts';

/** Who subscribed to the newsletter, when they consented, and when they ended it. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In its written form. */
    email: text('email').notNull(),
    emailKey: emailKey(),
    firstName: text('first_name'),
    consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
    /** Nothing goes to them since then. */
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('subscribers_email_key_unique').on(table.emailKey)],
);
