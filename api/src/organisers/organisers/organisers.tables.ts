import { sql } from 'drizzle-orm';
import {
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
import type { OrganiserRole } from '@summit/contract/session/organisers';
import { emailKey } from '../../platform/db/email-key.ts';

/** The people who run the event. They are no attendees: a person who is both has two accounts. */
export const organisers = pgTable(
  'organisers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    emailKey: emailKey(),
    name: text('name').notNull(),
    roles: jsonb('roles').$type<OrganiserRole[]>().notNull(),
    /** Null until they have set themselves up. */
    passwordHash: text('password_hash'),
    /** The secret of their authenticator, encrypted. */
    otpSecret: text('otp_secret'),
    /** The time step of the last code, so that none is used twice. */
    lastOtpStep: integer('last_otp_step'),
    setUpTokenHash: text('set_up_token_hash').unique('organisers_set_up_token_unique'),
    setUpExpiresAt: timestamp('set_up_expires_at', { withTimezone: true }),
    isBlocked: boolean('is_blocked').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('organisers_email_key_unique').on(table.emailKey)],
);

export type OrganiserRow = typeof organisers.$inferSelect;

/** Requests to make someone a steward or an auditor of the awards, or to end that; another person has to agree. */
export const awardsRoleRequests = pgTable(
  'awards_role_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organiserId: uuid('organiser_id')
      .notNull()
      .references(() => organisers.id, { onDelete: 'cascade' }),
    /** All of their requested roles in the awards. */
    roles: jsonb('roles').$type<OrganiserRole[]>().notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => organisers.id, { onDelete: 'cascade' }),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    confirmedBy: uuid('confirmed_by').references(() => organisers.id, { onDelete: 'cascade' }),
    /** When it was confirmed or withdrawn. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'awards_role_requests_people_check',
      sql`${table.confirmedBy} <> ${table.requestedBy} and ${table.confirmedBy} <> ${table.organiserId}`,
    ),
  ],
);

/** The sessions of organisers: each expires after a working day. */
export const organiserSessions = pgTable(
  'organiser_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    organiserId: uuid('organiser_id')
      .notNull()
      .references(() => organisers.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When they last gave password, one-time code or passkey: some calls require that it was recent. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [index('organiser_sessions_organiser_index').on(table.organiserId)],
);

/** Saved views of lists: their filters and their order. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organiserId: uuid('organiser_id')
      .notNull()
      .references(() => organisers.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** The query of the list. */
    query: jsonb('query').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [uniqueIndex('saved_views_name_unique').on(table.organiserId, table.list, table.name)],
);

/** Every change that an organiser has made, written in the transaction of the change. The database refuses to alter it. */
export const organiserAudit = pgTable(
  'organiser_audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    organiserId: uuid('organiser_id')
      .notNull()
      .references(() => organisers.id),
    /** The organiser's name at that time. */
    organiserName: text('organiser_name').notNull(),
    /** The name of the call in the contract. */
    call: text('call').notNull(),
    /** What was changed, e.g. `awards/status/Company`. */
    subject: text('subject').notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
  },
  (table) => [
    index('organiser_audit_subject_index').on(table.subject, table.id),
    index('organiser_audit_time_index').on(table.at),
  ],
);
