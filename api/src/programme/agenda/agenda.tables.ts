import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { sessionKinds } from '@summit/contract/shapes/agenda';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { speakers } from '../speakers/speakers.tables.ts';

/** Halls. */
export const locations = pgTable('locations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  capacity: integer('capacity'),
  /** The order of the agenda's columns. */
  position: integer('position').notNull().default(0),
});

/** The programme of every edition. */
export const sessions = pgTable(
  'sessions',
  {
    /** A readable id, because it is in links to the session. */
    id: text('id').primaryKey(),
    /** The number of the event's edition. */
    edition: integer('edition').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    kind: text('kind').$type<(typeof sessionKinds)[number]>().notNull(),
    track: text('track'),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    /** The day at the venue. */
    day: date('day').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    acceptsQuestions: boolean('accepts_questions').notNull().default(false),
    /** A trigger of `agenda.rules.sql` increments it with each change that calendars show. */
    sequence: integer('sequence').notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('sessions_order_index').on(table.edition, table.startsAt),
    check('sessions_ends_at_check', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/**
 * Sessions that were removed from the programme, for calendars that have them. Triggers of `agenda.rules.sql` write them,
 * and delete one that is restored.
 */
export const cancelledSessions = pgTable('cancelled_sessions', {
  id: text('id').primaryKey(),
  edition: integer('edition').notNull(),
  title: text('title').notNull(),
  /** The name of the hall. */
  place: text('place').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  sequence: integer('sequence').notNull(),
  cancelledAt: timestamp('cancelled_at', { withTimezone: true }).notNull(),
});

/** The speakers of each session, in the order shown; the first one leads. */
export const sessionSpeakers = pgTable(
  'session_speakers',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    speakerId: text('speaker_id')
      .notNull()
      .references(() => speakers.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'session_speakers_key', columns: [table.sessionId, table.speakerId] }),
    index('session_speakers_speaker_index').on(table.speakerId),
  ],
);

/** The sessions that attendees have starred. */
export const starredSessions = pgTable(
  'starred_sessions',
  {
    attendeeId: uuid('attendee_id')
      .notNull()
      .references(() => attendees.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    starredAt: timestamp('starred_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'starred_sessions_key', columns: [table.attendeeId, table.sessionId] }),
    index('starred_sessions_session_index').on(table.sessionId),
  ],
);

/** Attendees who have renewed the address at which their calendar subscribes to the starred sessions. */
export const starredCalendars = pgTable('starred_calendars', {
  attendeeId: uuid('attendee_id')
    .primaryKey()
    .references(() => attendees.id, { onDelete: 'cascade' }),
  /** How often it was renewed: the token in the address contains this number, and older tokens no longer work. */
  generation: integer('generation').notNull().default(0),
});
