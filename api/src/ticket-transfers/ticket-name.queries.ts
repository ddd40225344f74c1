import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { findCategory } from '../attendees/categories.queries.ts';
import { findPlaceWithPackage } from '../packages/places.queries.ts';
import type { Db } from '../platform/db/db.ts';

/** What a ticket is called: its package, or the category of somebody who came without one. */
export async function ticketNameOf(db: Db, { id, categoryId }: AttendeeRow): Promise<string> {
  const found = await findPlaceWithPackage(db, id);
  return found?.package.name ?? (await findCategory(db, categoryId))?.name ?? '';
}
