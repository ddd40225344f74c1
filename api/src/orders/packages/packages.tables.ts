import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WaitingState } from '@summit/contract/organising/waiting-states';
import type { CategoryType } from '@summit/contract/registration/attendee-types';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { categories } from '../../people/attendees/categories.tables.ts';
import { emailKey } from '../../platform/db/email-key.ts';

/** A ticket that attendees of one category type can choose. */
export const packages = pgTable(
  'packages',
  {
    /** A readable slug, e.g. `sell-early`. */
    id: text('id').primaryKey(),
    /** What `packages/select` takes as `type`, e.g. `SellEarly`. */
    type: text('type').notNull().unique('packages_type_unique'),
    categoryType: text('category_type').$type<CategoryType>().notNull(),
    /** Null: for every category of the type. */
    categoryId: text('category_id').references(() => categories.id),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** What the ticket includes, in the order shown. */
    includes: jsonb('includes').$type<string[]>().notNull().default([]),
    kind: text('kind').$type<'free' | 'paid'>().notNull(),
    /** In the currency's minor unit; 0 for a free package. */
    priceMinor: integer('price_minor').notNull().default(0),
    currency: text('currency').notNull().default('GBP'),
    /** Can be chosen from this moment; null: from the beginning. */
    availableFrom: timestamp('available_from', { withTimezone: true }),
    /** Can be chosen before this moment; null: until the end. */
    availableUntil: timestamp('available_until', { withTimezone: true }),
    /** Places in all; null: as many as wanted. */
    capacity: integer('capacity'),
    /** The plain ticket that this one adds something to: it takes one of its places as well. */
    addsTo: text('adds_to').references((): AnyPgColumn => packages.id),
    /** The package that it includes a seat of, e.g. of the gala: it takes one of its places as well. */
    includesSeatOf: text('includes_seat_of').references((): AnyPgColumn => packages.id),
    /** How many others its holder may invite. */
    extraTickets: integer('extra_tickets').notNull().default(0),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    check('packages_kind_check', sql`(${table.kind} = 'free') = (${table.priceMinor} = 0)`),
    check('packages_available_until_check', sql`${table.availableUntil} > ${table.availableFrom}`),
  ],
);

export type PackageRow = typeof packages.$inferSelect;

/** The place an attendee has in a package: one at most. */
export const packagePlaces = pgTable(
  'package_places',
  {
    attendeeId: uuid('attendee_id')
      .primaryKey()
      .references(() => attendees.id, { onDelete: 'cascade' }),
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id),
    /** `Held` until it is paid or `heldUntil` has passed; `Taken` permanently. */
    state: text('state').$type<'Held' | 'Taken'>().notNull(),
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** Whether a card page is open: the place is then held, even after `heldUntil`, until the provider reports the outcome. */
    isPaying: boolean('is_paying').notNull().default(false),
    /** The payer, if the ticket was transferred and someone else paid for it. */
    paidById: uuid('paid_by_id').references(() => attendees.id),
    /** Whether a promo code left nothing to pay, so that there is no invoice. */
    isFree: boolean('is_free').notNull().default(false),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('package_places_package_index').on(table.packageId),
    check('package_places_hold_check', sql`(${table.state} = 'Held') = (${table.heldUntil} is not null)`),
  ],
);

/** People who wait for a place in a package that is sold out, in the order in which they joined. */
export const waitingList = pgTable(
  'waiting_list',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id),
    /** The order of the offers. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    email: text('email').notNull(),
    emailKey: emailKey(),
    /** Null for a visitor who joined without a registration: an attendee who has confirmed the same address takes the offer. */
    attendeeId: uuid('attendee_id').references(() => attendees.id, { onDelete: 'cascade' }),
    /** The hash of the token in the first email's link. The link of the offer has a signed token, so that both work. */
    tokenHash: text('token_hash').notNull().unique(),
    state: text('state').$type<WaitingState>().notNull().default('Waiting'),
    /** The offered place is held until then, for this entry alone. */
    offeredUntil: timestamp('offered_until', { withTimezone: true }),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('waiting_list_email_key_unique')
      .on(table.packageId, table.emailKey)
      .where(sql`${table.state} in ('Waiting', 'Offered')`),
    index('waiting_list_order_index')
      .on(table.packageId, table.position)
      .where(sql`${table.state} in ('Waiting', 'Offered')`),
    check('waiting_list_offer_check', sql`${table.state} <> 'Offered' or ${table.offeredUntil} is not null`),
  ],
);

export type WaitingRow = typeof waitingList.$inferSelect;

export type PackagePlaceRow = typeof packagePlaces.$inferSelect;
