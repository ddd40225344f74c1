import { and, asc, eq, sql } from 'drizzle-orm';
import type { InboxKind, InboxState } from '@summit/contract/organising/inbox';
import { messageReports } from '../../messaging/conversations/messaging.tables.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inboxReplies, inboxStates } from './inbox.tables.ts';

interface Named {
  kind: InboxKind;
  id: string;
}

/** Locks an item by its name, because an item that was never changed has no row to lock. */
export async function lockItem(tx: Tx, { kind, id }: Named): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`inbox ${kind} ${id}`}))`);
}

interface Made extends Named {
  state: InboxState;
  note: string;
  assigneeId: string | null;
}

/** Stores the state of an item. A report of a conversation is opened or closed with it. */
export async function storeState(tx: Tx, { kind, id, ...made }: Made, now: Date): Promise<void> {
  const row = { ...made, changedAt: now };
  await tx
    .insert(inboxStates)
    .values({ kind, itemId: id, ...row })
    .onConflictDoUpdate({ target: [inboxStates.kind, inboxStates.itemId], set: row });
  if (kind !== 'messageReport') return;
  const state = made.state === 'done' ? 'Closed' : 'Open';
  await tx.update(messageReports).set({ state }).where(eq(messageReports.id, id));
}

/** The replies to an item, the earliest first. */
export async function listReplies(db: Db, { kind, id }: Named) {
  return db
    .select()
    .from(inboxReplies)
    .where(and(eq(inboxReplies.kind, kind), eq(inboxReplies.itemId, id)))
    .orderBy(asc(inboxReplies.sentAt), asc(inboxReplies.id));
}

/** Stores a reply to an item. */
export async function storeReply(tx: Tx, reply: typeof inboxReplies.$inferInsert): Promise<void> {
  await tx.insert(inboxReplies).values(reply);
}
