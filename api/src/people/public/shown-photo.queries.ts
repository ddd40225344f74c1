import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { storedSection } from '../../settings/public/settings.queries.ts';
import { type AttendeeRow, attendees } from '../attendees/attendees.tables.ts';

const waits = sql`coalesce((${storedSection('global')} ->> 'photosNeedApproval')::boolean, false)`;

/** The photo of an attendee as others see it: none that was refused, or that waits for an organiser. */
export const shownPhoto = sql<string | null>`case
  when ${attendees.imageStatus} = 'Approved' or (${attendees.imageStatus} <> 'Rejected' and not ${waits})
  then ${attendees.imageUrl} end`;

/** The attendee with this id, with the photo as others see it; null when there is none. */
export async function findShownAttendee(db: Db, id: string): Promise<AttendeeRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ ...getTableColumns(attendees), imageUrl: shownPhoto })
    .from(attendees)
    .where(eq(attendees.id, id))
    .limit(1);
  return row ?? null;
}
