import { and, asc, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { daysBetween } from '@summit/contract/money-and-time/day-words';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { packages } from '../packages/packages.tables.ts';
import { listCancelledNumbers } from '../public/cancelled-tickets.queries.ts';
import { letsIn } from '../public/valid-ticket.queries.ts';
import { cancelledTickets } from '../tickets/tickets.tables.ts';
import { counts } from './admissions.queries.ts';
import { checkIns } from './check-in.tables.ts';
import { toEntry } from './guests.queries.ts';

/** Older doubtful admissions belong to another event; in milliseconds. */
const doubtsLast = 14 * 86_400_000;

/** Rows that were committed late are sent twice rather than never; in milliseconds. */
const overlap = 15_000;

const shownDoubts = 100;

/** Every day of the event with how many have entered. */
export async function countByDay(db: Db, { startsOn, endsOn }: { startsOn: string; endsOn: string }) {
  const rows = await db
    .select({ day: checkIns.day, entered: sql<number>`count(*)::int` })
    .from(checkIns)
    .where(counts)
    .groupBy(checkIns.day);
  return daysBetween(startsOn, endsOn).map((day) => ({
    day,
    entered: rows.find((row) => row.day === day)?.entered ?? 0,
  }));
}

/** Tickets that let somebody in. */
export function countTickets(db: Db): Promise<number> {
  return db.$count(attendees, letsIn());
}

/** The places of all tickets together: neither what a ticket adds to another, nor the seats that it includes. Null: no limit. */
export async function countPlaces(db: Db): Promise<number | null> {
  const isTicket = and(
    isNull(packages.addsTo),
    sql`${packages.id} not in (select includes_seat_of from ${packages} where includes_seat_of is not null)`,
  );
  const rows = await db.select({ capacity: packages.capacity }).from(packages).where(isTicket);
  const places = rows.map(({ capacity }) => capacity);
  return places.includes(null) ? null : places.reduce<number>((sum, capacity) => sum + (capacity ?? 0), 0);
}

const first = alias(checkIns, 'first_entry');

/** Admissions that a device made although the ticket did not allow it, and that no one has checked yet; the latest first. */
export async function listDoubtful(db: Db, now: Date) {
  const rows = await db
    .select({
      row: checkIns,
      first,
      name: sql<string | null>`nullif(trim(concat(${attendees.firstName}, ' ', ${attendees.lastName})), '')`,
    })
    .from(checkIns)
    .leftJoin(first, eq(first.id, checkIns.firstId))
    .leftJoin(attendees, eq(attendees.id, checkIns.attendeeId))
    .where(
      and(
        ne(checkIns.verdict, 'entered'),
        isNull(checkIns.undoneAt),
        gt(checkIns.settledAt, new Date(now.getTime() - doubtsLast)),
      ),
    )
    .orderBy(desc(checkIns.settledAt), asc(checkIns.id))
    .limit(shownDoubts);
  return rows.map(({ row, first: before, name }) => ({
    ...toEntry(row),
    verdict: row.verdict,
    ticketNumber: row.ticketNumber,
    name,
    first: before && toEntry(before),
  }));
}

const toChange = (row: typeof checkIns.$inferSelect) => ({ ticketNumber: row.ticketNumber, ...toEntry(row) });

/** Who has entered on a day. */
export async function listEntered(db: Db, day: string, also?: SQL) {
  const rows = await db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.day, day), counts, also));
  return rows.map(toChange);
}

/** The admissions of the other doors today since a moment. */
export async function listChanges(db: Db, day: string, since: string | undefined) {
  if (!since) return { entered: [], undone: [] };
  const from = new Date(Date.parse(since) - overlap);
  const undone = await db
    .select({ ticketNumber: checkIns.ticketNumber, id: checkIns.id })
    .from(checkIns)
    .where(and(eq(checkIns.day, day), gt(checkIns.undoneAt, from)));
  // An entry that counts only now may be an old one, whose predecessor was undone.
  const isNew = sql`(${checkIns.settledAt} > ${from.toISOString()} or ${checkIns.ticketNumber} = any(${sql.param(
    undone.map(({ ticketNumber }) => ticketNumber),
  )}))`;
  return { entered: await listEntered(db, day, isNew), undone };
}

/** Tickets that let nobody in, each with the reason that the door gives. */
export async function listRefused(db: Db) {
  const rows = await db.select().from(cancelledTickets);
  const reasons = new Map(rows.map(({ number, reason }) => [number, reason]));
  const numbers = await listCancelledNumbers(db);
  return numbers.map((ticketNumber) => ({
    ticketNumber,
    verdict: reasons.get(ticketNumber) ?? ('blocked' as const),
  }));
}
