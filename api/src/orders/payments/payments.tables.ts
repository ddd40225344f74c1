import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PaymentProviderName } from '@summit/contract/shapes/attendees/payments';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { packages } from '../packages/packages.tables.ts';
import { promoCodes } from '../packages/promo-codes.tables.ts';

/** What an attendee has to pay for one package: one order, however often they try. Money in the minor unit of its currency. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    attendeeId: uuid('attendee_id')
      .notNull()
      .references(() => attendees.id),
    /** The holder of the ticket since its transfer; null: the attendee, who is the payer in either case. */
    holderId: uuid('holder_id').references(() => attendees.id),
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id),
    /** `awaiting` a payment; `paid`; `released` when the time was over; `cancelled` when all was paid back. */
    state: text('state').$type<OrderState>().notNull().default('awaiting'),
    priceMinor: integer('price_minor').notNull(),
    discountMinor: integer('discount_minor').notNull().default(0),
    /** What is to be paid. */
    totalMinor: integer('total_minor')
      .notNull()
      .generatedAlwaysAs(sql`price_minor - discount_minor`),
    promoCode: text('promo_code').references(() => promoCodes.code),
    currency: text('currency').notNull(),
    /** The payment that pays for the place. */
    paidBy: uuid('paid_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // An attendee who has transferred a ticket can buy the same one again.
    uniqueIndex('orders_attendee_package_unique')
      .on(table.attendeeId, table.packageId)
      .where(sql`${table.holderId} is null`),
    index('orders_holder_index')
      .on(table.holderId)
      .where(sql`${table.holderId} is not null`),
    check(
      'orders_discount_check',
      sql`${table.discountMinor} >= 0 and ${table.discountMinor} <= ${table.priceMinor}`,
    ),
    index('orders_promo_code_index').on(table.promoCode),
    index('orders_created_index').on(table.createdAt),
    // What a promo code made free is paid by nothing.
    check(
      'orders_paid_check',
      sql`(${table.state} = 'paid' and ${table.discountMinor} < ${table.priceMinor}) = (${table.paidBy} is not null)`,
    ),
    index('orders_awaiting_index')
      .on(table.updatedAt)
      .where(sql`${table.state} = 'awaiting'`),
  ],
);

export type OrderState = 'awaiting' | 'paid' | 'released' | 'cancelled';
export type OrderRow = typeof orders.$inferSelect;

/** One try to pay an order: written before the provider is called, and final once it succeeded. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    /** `open` until the provider says how it ended. */
    state: text('state').$type<PaymentState>().notNull().default('open'),
    amountMinor: integer('amount_minor').notNull(),
    /** What stays with the organisers after a cancellation, by their refund rule: it pays for no place. */
    retainedMinor: integer('retained_minor').notNull().default(0),
    currency: text('currency').notNull(),
    /** What the provider says that was paid; null: what was asked for, or nothing yet. */
    paidMinor: integer('paid_minor'),
    paidCurrency: text('paid_currency'),
    /** The provider's id of its card page; null until the provider has responded. */
    providerId: text('provider_id'),
    /** The provider's card page. */
    url: text('url'),
    /** Why it failed, in the provider's words for the payer. */
    reason: text('reason'),
    /** A failure that the payer knows of: the card was declined. The others are pages that nobody finished. */
    isDeclined: boolean('is_declined').notNull().default(false),
    disputedAt: timestamp('disputed_at', { withTimezone: true }),
    /** When the provider is asked again. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it ended; while it is open, when the provider was asked last. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('payments_provider_id_unique').on(table.provider, table.providerId),
    // Two tabs never open two card pages for one order.
    uniqueIndex('payments_one_open_unique')
      .on(table.orderId)
      .where(sql`${table.state} = 'open'`),
    index('payments_order_index').on(table.orderId, table.createdAt),
    index('payments_next_check_index')
      .on(table.nextCheckAt)
      .where(sql`${table.state} = 'open'`),
  ],
);

export type PaymentState = 'open' | 'succeeded' | 'failed';
export type PaymentRow = typeof payments.$inferSelect;

/**
 * Money that goes back: requested by the reconciler, an organiser or a buyer who cancels, or found at the provider: made in its
 * dashboard (`external`), or taken by the payer's bank (`dispute`).
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountMinor: integer('amount_minor').notNull(),
    source: text('source').$type<RefundSource>().notNull(),
    state: text('state').$type<RefundState>().notNull(),
    providerId: text('provider_id'),
    /** For an organiser's refund: the reason, and the organiser's name at that time. */
    reason: text('reason'),
    requestedBy: text('requested_by'),
    /** When an organiser returned it in another way than to the card. */
    returnedByHandAt: timestamp('returned_by_hand_at', { withTimezone: true }),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('refunds_provider_id_unique').on(table.paymentId, table.providerId),
    check('refunds_amount_check', sql`${table.amountMinor} > 0`),
    index('refunds_requested_index')
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'requested'`),
    index('refunds_failed_index')
      .on(table.paymentId)
      .where(sql`${table.state} in ('failed', 'byHand')`),
  ],
);

export type RefundSource = 'reconciler' | 'external' | 'buyer' | 'dispute' | 'organiser';
/**
 * `requested` until the provider says how it ended, also while it is pending there; `byHand` once the payer's bank took none
 * and a person returns the money. Of a dispute: open, lost (`succeeded`) or won (`failed`).
 */
export type RefundState = 'requested' | 'succeeded' | 'failed' | 'byHand';
export type RefundRow = typeof refunds.$inferSelect;

/** Refunds that an organiser wants and that another one has to confirm, because of their sum. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountMinor: integer('amount_minor').notNull(),
    reason: text('reason').notNull(),
    /** The organiser, and their name at that time. */
    requestedById: uuid('requested_by_id').notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Who confirmed or refused it. */
    endedById: uuid('ended_by_id'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    check('refund_requests_amount_check', sql`${table.amountMinor} > 0`),
    // There is one request at a time, because two could return the same money.
    uniqueIndex('refund_requests_open_unique')
      .on(table.paymentId)
      .where(sql`${table.endedAt} is null`),
  ],
);

export type RefundRequestRow = typeof refundRequests.$inferSelect;

/** Every event of a provider as it came, stored in the transaction that applies it. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    body: text('body').notNull(),
    paymentId: uuid('payment_id').references(() => payments.id),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('provider_events_unique').on(table.provider, table.eventId)],
);
