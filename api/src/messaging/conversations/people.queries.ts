import { asc, eq, inArray, sql } from 'drizzle-orm';
import { fullName } from '@summit/contract/words/full-name';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { isEmailConfirmed } from '../../people/public/confirmed-email.queries.ts';
import { findShownAttendee } from '../../people/public/shown-photo.queries.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { speakers } from '../../programme/speakers/speakers.tables.ts';
import { findWritableContact } from '../../registration/public/participants.queries.ts';
import type { ReceiverKind } from './messaging.tables.ts';

/** A person in a conversation, as conversations refer to them. */
export interface PersonRef {
  kind: ReceiverKind;
  id: string;
  /** For participants of the blitz: one of their contacts. */
  contactId?: string | null;
}

/** The same with the person's present facts. */
export interface Person extends PersonRef {
  firstName: string;
  name: string;
  work: string | null;
  /** The photo that the list shows too: none that organisers refused or have yet to approve. */
  imageUrl: string | null;
  email: string;
  /** Whether the address is proved to be theirs: organisers entered it, or the attendee has confirmed it. */
  isEmailConfirmed: boolean;
  /** Whether they take part, and accept messages. */
  isReachable: boolean;
  /** Whether they may write: an attendee has to be registered. */
  isRegistered: boolean;
}

type Needs = Pick<Platform, 'config'> & { db: Db };

/** The name under which locks and stops know a person. */
export function personKey({ kind, id, contactId }: PersonRef): string {
  return [kind, id, contactId].filter(Boolean).join(' ');
}

/** Locks people until the transaction ends, always in the same order: for sending to them, and for what they allow. */
export async function lockPeople(tx: Tx, people: readonly PersonRef[]): Promise<void> {
  for (const key of people.map(personKey).toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`messages ${key}`}, 0))`);
  }
}

/**
 * Holds the accounts of people as they are until the transaction ends, so that none is erased while a message of theirs, or
 * to them, is being stored. Always in the same order.
 */
export async function holdAccounts(tx: Tx, people: readonly PersonRef[]): Promise<void> {
  const ids = people.filter(({ kind }) => kind === 'Attendee').map(({ id }) => id);
  await tx
    .select({ id: attendees.id })
    .from(attendees)
    .where(inArray(attendees.id, ids))
    .orderBy(asc(attendees.id))
    .for('share');
}

/** The person as they are now; null when they are gone, or have no address any more. */
export function findPerson(needs: Needs, ref: PersonRef): Promise<Person | null> {
  switch (ref.kind) {
    case 'Attendee':
      return findAttendeePerson(needs.db, ref);
    case 'Speaker':
      return findSpeaker(needs.db, ref);
    case 'BlitzParticipant':
      return findContact(needs, ref);
  }
}

async function findAttendeePerson(db: Db, ref: PersonRef): Promise<Person | null> {
  const row = await findShownAttendee(db, ref.id);
  if (!row) return null;
  const { firstName, email, imageUrl, isBlocked, loginIsDisabled, registrationStatus } = row;
  const isRegistered = registrationStatus === 'Completed' && !isBlocked && !loginIsDisabled;
  const person = { ...ref, firstName, name: fullName(row), work: getWork(row), imageUrl, email };
  return {
    ...person,
    isEmailConfirmed: isEmailConfirmed(row),
    isReachable: isRegistered,
    isRegistered,
  };
}

async function findSpeaker(db: Db, ref: PersonRef): Promise<Person | null> {
  const [row] = await db.select().from(speakers).where(eq(speakers.id, ref.id));
  if (!row?.email) return null;
  const { firstName, email, imageUrl, status, canReceiveMessages } = row;
  const person = { ...ref, firstName, name: fullName(row), work: getWork(row), imageUrl, email };
  const isReachable = status === 'Published' && canReceiveMessages;
  return { ...person, isEmailConfirmed: true, isReachable, isRegistered: true };
}

async function findContact({ db, config }: Needs, ref: PersonRef): Promise<Person | null> {
  if (!ref.contactId) return null;
  const found = await findWritableContact({ db, config }, ref.id, { contactId: ref.contactId });
  if (!found) return null;
  const { name, email } = found;
  const person = { ...ref, firstName: name, name, work: getWork(found), imageUrl: null, email };
  return { ...person, isEmailConfirmed: true, isReachable: true, isRegistered: true };
}

function getWork({
  jobTitle,
  company,
}: {
  jobTitle?: string | null;
  company?: string | null;
}): string | null {
  return [jobTitle, company].filter(Boolean).join(', ') || null;
}
