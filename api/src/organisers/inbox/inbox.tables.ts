import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { InboxKind, InboxState } from '@summit/contract/organising/inbox';
import { organisers } from '../organisers/organisers.tables.ts';

/** What organisers have made of what came in. What has no row is new. */
export const inboxStates = pgTable(
  'inbox_states',
  {
    kind: text('kind').$type<InboxKind>().notNull(),
    itemId: text('item_id').notNull(),
    state: text('state').$type<InboxState>().notNull(),
    /** For organisers alone. */
    note: text('note').notNull().default(''),
    /** Who looks after it. */
    assigneeId: uuid('assignee_id').references(() => organisers.id, { onDelete: 'set null' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] })],
);

/** What organisers have answered, by email. */
export const inboxReplies = pgTable(
  'inbox_replies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<InboxKind>().notNull(),
    itemId: text('item_id').notNull(),
    /** As they were called then. */
    organiserName: text('organiser_name').notNull(),
    recipient: text('recipient').notNull(),
    message: text('message').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('inbox_replies_item_index').on(table.kind, table.itemId, table.sentAt)],
);
