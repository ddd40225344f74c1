import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { findCategory } from '../../people/public/categories.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import { findPlaceWithPackage } from '../public/places.queries.ts';

/** What a ticket is called: its package, or the category of somebody who came without one. */
export async function getTicketName(db: Db, { id, categoryId }: AttendeeRow): Promise<string> {
  const found = await findPlaceWithPackage(db, id);
  return found?.package.name ?? (await findCategory(db, categoryId))?.name ?? '';
}
