import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as limits from '@summit/contract/limits/limits';
import type { Verdict } from '@summit/contract/organising/check-in';
import { isPermitted } from '@summit/contract/session/organisers';
import { checkIns } from '../../orders/check-in/check-in.tables.ts';
import { packages } from '../../orders/packages/packages.tables.ts';
import { ticketTransfers } from '../../orders/transfer-records/ticket-transfers.tables.ts';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';
import { listLatestChanges } from '../../organisers/public/audit.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import { addressChanges } from '../address-records/address-changes.tables.ts';
import { type AttendeeRow, attendees } from '../attendees/attendees.tables.ts';
import { categories } from '../attendees/categories.tables.ts';
import type { StoryEvent } from './attendee-story.ts';
import { changeTexts } from './recorded-events.ts';

type Reader = Pick<SignedInOrganiser, 'roles'>;

/** What happened to an attendee besides registration, orders and emails, as far as this reader may know it. */
export async function listEvents(db: Db, id: string, reader: Reader): Promise<StoryEvent[]> {
  return [
    ...(await listRecorded(db, id, reader)),
    ...(await listAdmissions(db, id)),
    ...(await listTransfers(db, id)),
    ...(await listAddressChanges(db, id)),
  ];
}

/** The parts of an attendee under which organisers' changes are recorded. */
const parts = ['confirmation', 'category', 'package', 'photo', 'mails'];

async function listRecorded(db: Db, id: string, reader: Reader): Promise<StoryEvent[]> {
  const own = [`attendees/${id}`, ...parts.map((part) => `attendees/${id}/${part}`)];
  // Those who took someone's personal data are named in the record to everyone who may read it, and to nobody else.
  const taken = isPermitted(reader.roles, 'audit.read') ? [`personal-data/${id}`] : [];
  const changes = await listLatestChanges(db, reader, [...own, ...taken], limits.shownEvents);
  if (changes.length === 0) return [];
  const names = {
    categories: toMap(await db.select({ id: categories.id, name: categories.name }).from(categories)),
    packages: toMap(await db.select({ id: packages.id, name: packages.name }).from(packages)),
  };
  // Changes of the same moment stay in their order.
  return changes
    .toReversed()
    .flatMap((change) => changeTexts(change, names).map((text) => ({ at: change.at, text })));
}

function toMap(rows: readonly { id: string; name: string }[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const letInBy = alias(organisers, 'let_in_by');
const undoneBy = alias(organisers, 'undone_by');

async function listAdmissions(db: Db, id: string): Promise<StoryEvent[]> {
  const { at, door, verdict, undoneAt } = checkIns;
  const rows = await db
    .select({ at, door, verdict, undoneAt, letInBy: letInBy.name, undoneBy: undoneBy.name })
    .from(checkIns)
    .innerJoin(letInBy, eq(letInBy.id, checkIns.organiserId))
    .leftJoin(undoneBy, eq(undoneBy.id, checkIns.undoneById))
    .where(eq(checkIns.attendeeId, id))
    .orderBy(desc(at))
    .limit(limits.shownEvents);
  return rows.flatMap((row) => {
    // Only a device without a connection lets someone in against the ticket.
    const doubt = row.verdict === 'entered' ? '' : ` without a connection, although ${doubts[row.verdict]}`;
    const entry = { at: row.at, text: `${row.letInBy} let the attendee in at ${row.door}${doubt}.` };
    if (row.undoneAt === null) return [entry];
    const text = `${row.undoneBy ?? 'Somebody'} undid the entry at ${row.door}.`;
    return [entry, { at: row.undoneAt, text }];
  });
}

/** Why a ticket would not have let its bearer in. */
const doubts: Record<Exclude<Verdict, 'entered'>, string> = {
  enteredAlready: 'the ticket had been used that day',
  wrongDay: 'the event was not on that day',
  cancelled: 'the ticket was cancelled',
  refunded: 'the ticket was refunded',
  transferred: 'the ticket had been transferred',
  incomplete: 'the registration was not complete',
  blocked: 'the attendee was blocked',
  forged: 'the code was not genuine',
  unknown: 'there was no such ticket',
};

const holder = alias(attendees, 'holder');
const taker = alias(attendees, 'taker');

async function listTransfers(db: Db, id: string): Promise<StoryEvent[]> {
  const { holderId, takenBy, takenAt } = ticketTransfers;
  const rows = await db
    .select({
      takenAt,
      holderId,
      holder: { firstName: holder.firstName, lastName: holder.lastName, erasedAt: holder.erasedAt },
      taker: { firstName: taker.firstName, lastName: taker.lastName, erasedAt: taker.erasedAt },
    })
    .from(ticketTransfers)
    .innerJoin(holder, eq(holder.id, holderId))
    .innerJoin(taker, eq(taker.id, takenBy))
    .where(and(isNotNull(takenAt), or(eq(holderId, id), eq(takenBy, id))))
    .orderBy(desc(takenAt))
    .limit(limits.shownEvents);
  return rows.flatMap((row) => {
    if (row.takenAt === null) return [];
    const text =
      row.holderId === id
        ? `The ticket was given to ${nameInFull(row.taker)}.`
        : `The ticket was taken over from ${nameInFull(row.holder)}.`;
    return [{ at: row.takenAt, text }];
  });
}

function nameInFull({
  firstName,
  lastName,
  erasedAt,
}: Pick<AttendeeRow, 'firstName' | 'lastName' | 'erasedAt'>): string {
  return erasedAt ? 'someone whose data was erased' : `${firstName} ${lastName}`;
}

async function listAddressChanges(db: Db, id: string): Promise<StoryEvent[]> {
  const { attendeeId, newEmail, confirmedAt } = addressChanges;
  const rows = await db
    .select({ newEmail, confirmedAt })
    .from(addressChanges)
    .where(and(eq(attendeeId, id), isNotNull(confirmedAt)))
    .orderBy(desc(confirmedAt))
    .limit(limits.shownEvents);
  return rows.flatMap((row) =>
    row.confirmedAt ? [{ at: row.confirmedAt, text: `The new address ${row.newEmail} was confirmed.` }] : [],
  );
}
