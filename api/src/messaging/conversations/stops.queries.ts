import { eq, or } from 'drizzle-orm';
import { canonicalEmail } from '@summit/contract/contact-details/email-address';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { messageStops as stops } from './messaging.tables.ts';
import { personKey, type PersonRef } from './people.queries.ts';

type Addressed = PersonRef & { email: string };

/** Whether nobody may write to a person, by their own wish: in this role, or in another one with the same address. */
export async function hasStopped(db: Db, person: Addressed): Promise<boolean> {
  const [row] = await db.select({ person: stops.person }).from(stops).where(isTheirs(person)).limit(1);
  return row !== undefined;
}

/** Stops all messages to a person, or takes that back. The list of attendees shows it by its envelope. */
export async function setStopped(tx: Tx, person: Addressed, isStopped: boolean, now: Date): Promise<void> {
  const emailKey = canonicalEmail(person.email);
  if (isStopped) {
    const attendeeId = person.kind === 'Attendee' ? person.id : null;
    const stop = { person: personKey(person), attendeeId, emailKey, stoppedAt: now };
    await tx.insert(stops).values(stop).onConflictDoNothing();
  } else {
    await tx.delete(stops).where(isTheirs(person));
  }
  await tx
    .update(attendees)
    .set({ acceptsMessages: !isStopped })
    .where(person.kind === 'Attendee' ? eq(attendees.id, person.id) : eq(attendees.emailKey, emailKey));
}

function isTheirs(person: Addressed) {
  return or(eq(stops.person, personKey(person)), eq(stops.emailKey, canonicalEmail(person.email)));
}
