import { and, eq, isNull, or } from 'drizzle-orm';
import { canonicalEmail } from '@summit/contract/contact-details/email-address';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { messageStops as stops } from './messaging.tables.ts';
import { lockPeople, type Person, personKey, type PersonRef } from './people.queries.ts';

type Addressed = PersonRef & Pick<Person, 'email'>;
type Wishing = Addressed & Pick<Person, 'isEmailConfirmed'>;

/** Whether a person has stopped all messages, in this role or in another one with the same address. */
export async function hasStopped(db: Db, person: Addressed): Promise<boolean> {
  const [row] = await db.select({ person: stops.person }).from(stops).where(isTheirs(person)).limit(1);
  return row !== undefined;
}

/**
 * Stops all messages to a person, or allows them again. The list of attendees shows it by its envelope. An account with
 * an unconfirmed address may have someone else's, so it decides for itself alone. Its row in the list stays as it is,
 * because a rule ends all stops of the row's address once the row accepts messages again.
 */
export async function setStopped(tx: Tx, person: Wishing, isStopped: boolean, now: Date): Promise<void> {
  // A message that is being sent arrives before the stop, and none after it.
  await lockPeople(tx, [person]);
  const { isEmailConfirmed } = person;
  const isThis = eq(stops.person, personKey(person));
  const address = canonicalEmail(person.email);
  const isTheirRow =
    person.kind === 'Attendee' ? eq(attendees.id, person.id) : eq(attendees.emailKey, address);
  // The account before its stops: agreeing to messages and an erasure lock it before they delete the stops.
  const [account] = await tx.select().from(attendees).where(isTheirRow).for('no key update');
  if (account?.erasedAt) return;
  if (isStopped) {
    const attendeeId = person.kind === 'Attendee' ? person.id : null;
    const emailKey = isEmailConfirmed ? address : '';
    const stop = { person: personKey(person), attendeeId, emailKey, stoppedAt: now };
    await tx.insert(stops).values(stop).onConflictDoUpdate({ target: stops.person, set: { emailKey } });
  } else {
    await tx.delete(stops).where(isEmailConfirmed ? isTheirs(person) : isThis);
  }
  if (!isEmailConfirmed) return;
  const isConfirmed = eq(attendees.confirmedEmail, attendees.email);
  await tx.update(attendees).set({ acceptsMessages: !isStopped }).where(and(isTheirRow, isConfirmed));
}

/**
 * The stops that a person's address or role has. Accounts have different addresses: another one that stopped messages by
 * this address had it before, and decides for itself alone.
 */
function isTheirs(person: Addressed) {
  const hasAddress = eq(stops.emailKey, canonicalEmail(person.email));
  const isOfNoOther =
    person.kind === 'Attendee' ? or(isNull(stops.attendeeId), eq(stops.attendeeId, person.id)) : undefined;
  return or(eq(stops.person, personKey(person)), and(hasAddress, isOfNoOther));
}
