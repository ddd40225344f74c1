import type { Tx } from '../../platform/db/db.ts';
import { organiserPictures } from './organiser-pictures.tables.ts';

/** Stores a picture that an organiser added; false when the same picture is stored already. */
export async function addOrganiserPicture(
  tx: Tx,
  picture: typeof organiserPictures.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(organiserPictures).values(picture).onConflictDoNothing().returning();
  return rows.length > 0;
}
