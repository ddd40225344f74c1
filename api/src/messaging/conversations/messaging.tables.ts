import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { attendees } from '../../people/attendees/attendees.tables.ts';

/** The kinds of people with whom an attendee can begin a conversation. */
export type ReceiverKind = 'Attendee' | 'Speaker' | 'BlitzParticipant';

/** The two sides of a conversation. */
export type Side = 'starter' | 'receiver';

/**
 * The conversations of two people. One is removed with the account of either. Each side has columns for what it has seen
 * and decided.
 */
export const messageThreads = pgTable(
  'message_threads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Both people in a fixed order, so that two who write to each other concurrently get one conversation. */
    pairKey: text('pair_key').notNull().unique(),
    starterId: uuid('starter_id')
      .notNull()
      .references(() => attendees.id, { onDelete: 'cascade' }),
    receiverKind: text('receiver_kind').$type<ReceiverKind>().notNull(),
    /** The id of that attendee, speaker or participant. */
    receiverId: text('receiver_id').notNull(),
    receiverAttendeeId: uuid('receiver_attendee_id').references(() => attendees.id, { onDelete: 'cascade' }),
    /** Which of a participant's contacts; null in conversations that are older than this column. */
    contactId: text('contact_id'),
    /** The place of the last message that the side has seen. */
    starterSeen: bigint('starter_seen', { mode: 'number' }).notNull().default(0),
    receiverSeen: bigint('receiver_seen', { mode: 'number' }).notNull().default(0),
    /** Since when the side receives no messages of the other one. */
    starterBlockedAt: timestamp('starter_blocked_at', { withTimezone: true }),
    receiverBlockedAt: timestamp('receiver_blocked_at', { withTimezone: true }),
    lastMessageAt: timestamp('last_message_at', { withTimezone: true }).notNull(),
    /** A number that grows with every change, so that open pages notice it. */
    version: integer('version').notNull().default(0),
  },
  (table) => [
    index('message_threads_starter_index').on(table.starterId, table.lastMessageAt),
    index('message_threads_attendee_index').on(table.receiverAttendeeId, table.lastMessageAt),
    index('message_threads_receiver_index').on(table.receiverKind, table.receiverId),
  ],
);

/** Messages of two people to each other. Each is also an email in the outbox. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Never null (a rule says so): the column is younger than the first messages. */
    threadId: uuid('thread_id').references(() => messageThreads.id, { onDelete: 'cascade' }),
    /** The attendee who wrote it; null: the speaker or participant of the conversation, who has no account. */
    senderId: uuid('sender_id').references(() => attendees.id, { onDelete: 'cascade' }),
    /** The place in the conversation. */
    place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The receiver of messages that are older than conversations; it is no longer written. */
    receiverKind: text('receiver_kind').$type<ReceiverKind>(),
    receiverId: text('receiver_id'),
    text: text('text').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('messages_sender_index').on(table.senderId, table.sentAt),
    index('messages_thread_index').on(table.threadId, table.place),
  ],
);

/** People who have stopped all messages to them. */
export const messageStops = pgTable(
  'message_stops',
  {
    /** The person as conversations name them. */
    person: text('person').primaryKey(),
    attendeeId: uuid('attendee_id').references(() => attendees.id, { onDelete: 'cascade' }),
    /** The key of the address, because a person with two roles has one. */
    emailKey: text('email_key').notNull(),
    stoppedAt: timestamp('stopped_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('message_stops_email_index').on(table.emailKey)],
);

/** Conversations that one of the two reported to the organisers. */
export const messageReports = pgTable(
  'message_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => messageThreads.id, { onDelete: 'cascade' }),
    side: text('side').$type<Side>().notNull(),
    reason: text('reason'),
    state: text('state').$type<'Open' | 'Closed'>().notNull().default('Open'),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('message_reports_side_unique').on(table.threadId, table.side)],
);
