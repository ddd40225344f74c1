import { asc } from 'drizzle-orm';
import type * as organiseAddressesCalls from '@summit/contract/calls/organise-addresses';
import { writtenEmail } from '@summit/contract/contact-details/email-address';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { Db } from '../../platform/db/db.ts';
import { attendees } from '../attendees/attendees.tables.ts';
import { findAttendeeByEmail } from '../public/attendees.queries.ts';
import { beyondAscii } from './settle-addresses.queries.ts';

type Collisions = ResponseOf<typeof organiseAddressesCalls.addressCollisions>;

/**
 * Attendees whose stored address is only another spelling of somebody else's, or could be taken for one. Nobody can
 * register like this any more; these did before. They keep their account, and an organiser gives them another address.
 */
export async function listCollisions(db: Db): Promise<Collisions> {
  const rows = await db.select().from(attendees).where(beyondAscii(attendees)).orderBy(asc(attendees.email));
  const found = rows.filter(({ email }) => writtenEmail(email) !== email);
  const collisions: Collisions['collisions'] = [];
  for (const { id, email, firstName, lastName } of found) {
    const other = await findAttendeeByEmail(db, email);
    const isAnother = other !== null && other.id !== id;
    collisions.push({
      ...{ id, email, name: `${firstName} ${lastName}` },
      other: isAnother ? { id: other.id, email: other.email } : null,
    });
  }
  return { collisions };
}
