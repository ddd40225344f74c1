import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What organisers give away by a link. */
export const vouchers = pgTable('vouchers', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Of the token in the link. */
  tokenHash: text('token_hash').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  /** To be entered with a package. The foreign key to the promo codes is in `vouchers.rules.sql`. */
  promoCode: text('promo_code'),
  /** Per cent off, of a voucher without a code; what a code takes off is said by the code. */
  discountPercent: integer('discount_percent'),
  /** Null: without end. */
  validUntil: timestamp('valid_until', { withTimezone: true }),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
