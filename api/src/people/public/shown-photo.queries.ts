import { sql } from 'drizzle-orm';
import { storedSection } from '../../settings/public/settings.queries.ts';
import { attendees } from '../attendees/attendees.tables.ts';

const waits = sql`coalesce((${storedSection('global')} ->> 'photosNeedApproval')::boolean, false)`;

/** The photo of an attendee as others see it: none that was refused, or that waits for an organiser. */
export const shownPhoto = sql<string | null>`case
  when ${attendees.imageStatus} = 'Approved' or (${attendees.imageStatus} <> 'Rejected' and not ${waits})
  then ${attendees.imageUrl} end`;
