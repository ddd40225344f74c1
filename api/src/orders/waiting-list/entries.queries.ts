import { and, eq, inArray, lt } from 'drizzle-orm';
import type * as waitingListCalls from '@summit/contract/calls/waiting-list';
import type { ResponseOf } from '@summit/contract/requests/call';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import { readRowToken } from '../../platform/accounts/row-token.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { listEntries } from '../packages/offers.queries.ts';
import { waitingList, type WaitingRow } from '../packages/packages.tables.ts';
import { offersEnd } from '../packages/sale-window.ts';
import { findPackageById, readSaleWindow } from '../public/packages.queries.ts';

type OwnEntries = ResponseOf<typeof waitingListCalls.ownWaitingEntries>;
export type WaitingEntry = OwnEntries['entries'][number];

/** The waiting lists that an attendee is on, the first joined first. */
export async function readOwnEntries(db: Db, attendeeId: string): Promise<OwnEntries> {
  const rows = await listEntries(db, attendeeId);
  const entries: WaitingEntry[] = [];
  for (const row of rows) {
    const entry = await toEntry(db, row);
    if (entry) entries.push(entry);
  }
  return { entries };
}

/** An entry as its owner sees it; null when it is no longer on the list. */
export async function toEntry(db: Db, row: WaitingRow): Promise<WaitingEntry | null> {
  const { id, packageId, state, offeredUntil, joinedAt, position } = row;
  const ticket = await findPackageById(db, packageId);
  const sale = await readSaleWindow(db, packageId);
  if (!ticket || !sale || (state !== 'Waiting' && state !== 'Offered')) return null;
  const isBefore = and(
    eq(waitingList.packageId, packageId),
    eq(waitingList.state, 'Waiting'),
    lt(waitingList.position, position),
  );
  return {
    id,
    packageType: ticket.type,
    packageName: ticket.name,
    state,
    position: state === 'Offered' ? 0 : (await db.$count(waitingList, isBefore)) + 1,
    offeredUntil: offeredUntil?.toISOString() ?? null,
    offersEnd: offersEnd(sale).toISOString(),
    joinedAt: joinedAt.toISOString(),
  };
}

/**
 * The entry of a link, whatever its state; null when no such token was sent. The link of the first email and that of
 * the offer have different tokens: both work for as long as there is the entry.
 */
export async function findEntry(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  token: string,
): Promise<WaitingRow | null> {
  const id = readRowToken(config, 'waiting list', token);
  const isIts = id ? eq(waitingList.id, id) : eq(waitingList.tokenHash, linkTokenHash(token));
  const [row] = await db.select().from(waitingList).where(isIts);
  return row ?? null;
}

/** Adds an entry to the end of the list; false when its address is on the list already. */
export async function addEntry(tx: Tx, entry: typeof waitingList.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(waitingList).values(entry).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Takes an entry off the list; false when it was not on it. */
export async function endEntry(db: Db, id: string): Promise<boolean> {
  const open = inArray(waitingList.state, ['Waiting', 'Offered']);
  const rows = await db
    .update(waitingList)
    .set({ state: 'Left' })
    .where(and(eq(waitingList.id, id), open))
    .returning({ id: waitingList.id });
  return rows.length > 0;
}
