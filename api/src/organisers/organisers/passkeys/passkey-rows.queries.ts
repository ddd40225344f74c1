import { and, asc, eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import { type OrganiserRow, organisers } from '../organisers.tables.ts';
import { organiserPasskeys, type PasskeyRow } from './passkeys.tables.ts';

const isTheirs = (organiserId: string, id: string) =>
  and(eq(organiserPasskeys.organiserId, organiserId), eq(organiserPasskeys.id, id));

/** The passkeys of an organiser, in the order in which they were added. */
export async function listPasskeys(db: Db, organiserId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(organiserPasskeys)
    .where(eq(organiserPasskeys.organiserId, organiserId))
    .orderBy(asc(organiserPasskeys.createdAt), asc(organiserPasskeys.id));
}

/** A passkey by the id that its device gave it, with its owner; null when there is none. */
export async function findPasskey(
  db: Db,
  credentialId: string,
): Promise<{ passkey: PasskeyRow; organiser: OrganiserRow } | null> {
  const [row] = await db
    .select({ passkey: organiserPasskeys, organiser: organisers })
    .from(organiserPasskeys)
    .innerJoin(organisers, eq(organisers.id, organiserPasskeys.organiserId))
    .where(eq(organiserPasskeys.credentialId, credentialId));
  return row ?? null;
}

/** Stores a passkey. Null: it is stored already. */
export async function storePasskey(
  tx: Tx,
  passkey: typeof organiserPasskeys.$inferInsert,
): Promise<PasskeyRow | null> {
  const [row] = await tx
    .insert(organiserPasskeys)
    .values(passkey)
    .onConflictDoNothing({ target: organiserPasskeys.credentialId })
    .returning();
  return row ?? null;
}

/** One passkey of an organiser, locked until the transaction ends; null when there is none with this id. */
export async function lockPasskey(tx: Tx, organiserId: string, id: string): Promise<PasskeyRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx.select().from(organiserPasskeys).where(isTheirs(organiserId, id)).for('update');
  return row ?? null;
}

/** Gives a passkey another name. */
export async function changePasskeyName(tx: Tx, id: string, name: string): Promise<void> {
  await tx.update(organiserPasskeys).set({ name }).where(eq(organiserPasskeys.id, id));
}

/** Removes one passkey. */
export async function deletePasskey(tx: Tx, id: string): Promise<void> {
  await tx.delete(organiserPasskeys).where(eq(organiserPasskeys.id, id));
}

/** Removes all passkeys of an organiser. @returns their names */
export async function deletePasskeys(tx: Tx, organiserId: string): Promise<string[]> {
  const rows = await tx
    .delete(organiserPasskeys)
    .where(eq(organiserPasskeys.organiserId, organiserId))
    .returning({ name: organiserPasskeys.name });
  return rows.map(({ name }) => name);
}

/**
 * Records the use of a passkey, in one statement, because two processes may do so concurrently. False: it was removed,
 * or its count is no higher than before.
 */
export async function recordPasskeyUse(db: Db, id: string, signCount: number, now: Date): Promise<boolean> {
  const stored = organiserPasskeys.signCount;
  // A passkey that does not count reports 0 each time.
  const isLater = signCount === 0 ? eq(stored, 0) : lt(stored, signCount);
  const rows = await db
    .update(organiserPasskeys)
    .set({ signCount, lastUsedAt: now })
    .where(and(eq(organiserPasskeys.id, id), isLater))
    .returning({ id: organiserPasskeys.id });
  return rows.length > 0;
}
