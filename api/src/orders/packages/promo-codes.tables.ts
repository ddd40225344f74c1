import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { packages } from './packages.tables.ts';

/** A code that takes something off the price of a paid package, or all of it. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    /** The code in capitals, as it is compared. */
    code: text('code').primaryKey(),
    kind: text('kind').$type<'percent' | 'amount'>().notNull(),
    /** Percent of the price, or an amount in the minor unit of the currency. */
    discount: integer('discount').notNull(),
    /** For an amount: the currency of the packages that it applies to. */
    currency: text('currency').notNull().default('GBP'),
    /** The only package it is for; null: for all. */
    packageId: text('package_id').references(() => packages.id),
    /** Can be used from this moment; null: from the beginning. */
    availableFrom: timestamp('available_from', { withTimezone: true }),
    /** Can be used before this moment; null: until the end. */
    availableUntil: timestamp('available_until', { withTimezone: true }),
    /** How many orders it can be used for; null: as many as wanted. */
    uses: integer('uses'),
  },
  (table) => [
    check('promo_codes_available_until_check', sql`${table.availableUntil} > ${table.availableFrom}`),
    check('promo_codes_code_check', sql`${table.code} = upper(${table.code})`),
    check(
      'promo_codes_discount_check',
      sql`${table.discount} > 0 and (${table.kind} = 'amount' or ${table.discount} <= 100)`,
    ),
  ],
);

export type PromoCodeRow = typeof promoCodes.$inferSelect;
