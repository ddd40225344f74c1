import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db.ts';
import { byName } from '../../platform/db/names.ts';
import { savedViews } from '../organisers/organisers.tables.ts';

type View = Pick<typeof savedViews.$inferSelect, 'organiserId' | 'list' | 'name'>;

function isThis({ organiserId, list, name }: View) {
  return and(eq(savedViews.organiserId, organiserId), eq(savedViews.list, list), eq(savedViews.name, name));
}

/** The views of a list that an organiser has saved, by name. */
export async function listViews(db: Db, organiserId: string, list: string) {
  const { name, query } = savedViews;
  return db
    .select({ name, query })
    .from(savedViews)
    .where(and(eq(savedViews.organiserId, organiserId), eq(savedViews.list, list)))
    .orderBy(asc(byName(name)));
}

/** The query of a saved view; null when there is none of this name. */
export async function findView(tx: Tx, view: View): Promise<Record<string, unknown> | null> {
  const [row] = await tx.select().from(savedViews).where(isThis(view)).for('update');
  return row?.query ?? null;
}

/** How many views of all lists an organiser has saved. */
export async function countViews(tx: Tx, organiserId: string): Promise<number> {
  return tx.$count(savedViews, eq(savedViews.organiserId, organiserId));
}

/** Saves a view, in place of one with the same name. */
export async function storeView(tx: Tx, view: View & { query: Record<string, unknown> }): Promise<void> {
  const target = [savedViews.organiserId, savedViews.list, savedViews.name];
  await tx
    .insert(savedViews)
    .values(view)
    .onConflictDoUpdate({ target, set: { query: view.query } });
}

/** Removes a view, if it is there. */
export async function deleteView(tx: Tx, view: View): Promise<void> {
  await tx.delete(savedViews).where(isThis(view));
}
