import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Vouchers, which organisers give away by a link. */
export const vouchers = pgTable('vouchers', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The hash of the token in the link. */
  tokenHash: text('token_hash').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  /** The promo code to enter with a package. Its foreign key is in `vouchers.rules.sql`. */
  promoCode: text('promo_code'),
  /** The discount of a voucher without a code, in per cent; a code has its own. */
  discountPercent: integer('discount_percent'),
  /** Null: without end. */
  validUntil: timestamp('valid_until', { withTimezone: true }),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
