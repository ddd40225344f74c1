import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { sessions } from '../../programme/agenda/agenda.tables.ts';

/** Questions and messages about a session, of attendees and visitors. */
export const sessionMessages = pgTable(
  'session_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Null: a visitor who was not signed in. */
    attendeeId: uuid('attendee_id').references(() => attendees.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    company: text('company'),
    jobTitle: text('job_title'),
    text: text('text').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('session_messages_session_index').on(table.sessionId, table.sentAt)],
);
