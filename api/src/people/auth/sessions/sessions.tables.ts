import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { attendees } from '../../attendees/attendees.tables.ts';

/** Who is signed in where: one row for an attendee on a device. A session that was ended has no row. */
export const loginSessions = pgTable(
  'login_sessions',
  {
    id: uuid('id').primaryKey(),
    attendeeId: uuid('attendee_id')
      .notNull()
      .references(() => attendees.id, { onDelete: 'cascade' }),
    /** The device that signed in; an empty text when it did not say. */
    deviceId: text('device_id').notNull(),
    /** The number of the valid refresh token; tokens with smaller numbers were used. */
    generation: integer('generation').notNull().default(0),
    /** The newest generation of which an access token was used: its owner has received it. */
    usedGeneration: integer('used_generation').notNull().default(0),
    refreshedAt: timestamp('refreshed_at', { withTimezone: true }),
    /** Set at the login: refreshing does not prolong a session. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('login_sessions_device_unique').on(table.attendeeId, table.deviceId),
    index('login_sessions_expiry_index').on(table.expiresAt),
  ],
);

/** Tokens sent in emails, by their hash. Each is exchanged once, before it expires. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<OneTimePurpose>().notNull(),
    attendeeId: uuid('attendee_id')
      .notNull()
      .references(() => attendees.id, { onDelete: 'cascade' }),
    /** The address that the token was sent to: anyone who has the token can read that mailbox. */
    mailedTo: text('mailed_to'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('one_time_tokens_attendee_index').on(table.attendeeId, table.purpose),
    index('one_time_tokens_expiry_index').on(table.expiresAt),
  ],
);

/** What a token in an email can be used for. */
export type OneTimePurpose = 'passwordReset' | 'login' | 'photo' | 'completion' | 'confirmation';

/** The purposes of emails that can be requested without being signed in. */
export type MailRequestPurpose = Extract<OneTimePurpose, 'passwordReset' | 'login'>;

/**
 * Requests for an email that lets the owner of an account in, for known and unknown addresses alike: processed after
 * the response, so that the response takes the same time.
 */
export const mailRequests = pgTable('password_requests', {
  id: uuid('id').primaryKey().defaultRandom(),
  purpose: text('purpose').$type<MailRequestPurpose>().notNull().default('passwordReset'),
  email: text('email').notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
});
