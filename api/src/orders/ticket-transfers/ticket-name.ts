import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { findCategory } from '../../people/public/categories.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import { findPlaceWithPackage } from '../public/places.queries.ts';

/** The name of a ticket: its package, or the category of an attendee who has none. */
export async function getTicketName(db: Db, { id, categoryId }: AttendeeRow): Promise<string> {
  const found = await findPlaceWithPackage(db, id);
  return found?.package.name ?? (await findCategory(db, categoryId))?.name ?? '';
}
