import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Used challenges, stored until they expire. */
export const usedCaptchas = pgTable(
  'used_captchas',
  {
    nonce: text('nonce').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_captchas_expiry_index').on(table.expiresAt)],
);
