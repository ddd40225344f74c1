import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { InboxKind, InboxState } from '@summit/contract/organising/inbox';
import { organisers } from '../organisers/organisers.tables.ts';

/** The states of items in the inbox. An item without a row is new. */
export const inboxStates = pgTable(
  'inbox_states',
  {
    kind: text('kind').$type<InboxKind>().notNull(),
    itemId: text('item_id').notNull(),
    state: text('state').$type<InboxState>().notNull(),
    /** A note that only organisers see. */
    note: text('note').notNull().default(''),
    /** The organiser to whom it is assigned. */
    assigneeId: uuid('assignee_id').references(() => organisers.id, { onDelete: 'set null' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] })],
);

/** The replies that organisers have sent by email. */
export const inboxReplies = pgTable(
  'inbox_replies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<InboxKind>().notNull(),
    itemId: text('item_id').notNull(),
    /** The organiser's name at that time. */
    organiserName: text('organiser_name').notNull(),
    recipient: text('recipient').notNull(),
    message: text('message').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('inbox_replies_item_index').on(table.kind, table.itemId, table.sentAt)],
);
