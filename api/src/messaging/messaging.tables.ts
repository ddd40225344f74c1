import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { attendees } from '../attendees/attendees.tables.ts';

/** Messages of attendees to each other, to speakers and to blitz participants. Each is also an email in the outbox. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => attendees.id, { onDelete: 'cascade' }),
    receiverKind: text('receiver_kind').$type<'Attendee' | 'Speaker' | 'BlitzParticipant'>().notNull(),
    /** The id of that attendee, speaker or participant. */
    receiverId: text('receiver_id').notNull(),
    text: text('text').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('messages_sender_index').on(table.senderId, table.sentAt)],
);
