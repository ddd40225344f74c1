import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as limits from '@summit/contract/limits/limits';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { categories } from '../../people/attendees/categories.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { byName, hasWords } from '../../platform/db/names.ts';
import { packagePlaces, packages } from '../packages/packages.tables.ts';
import { letsIn } from '../public/valid-ticket.queries.ts';
import { counts, verdictOf } from './admissions.queries.ts';
import { type CheckInRow, checkIns } from './check-in.tables.ts';

const seat = alias(packages, 'seat');

const answer = (field: 'accessNeeds' | 'badgeName') =>
  sql<string | null>`nullif(trim(${attendees.profile} ->> ${sql.raw(`'${field}'`)}), '')`;

/** The facts of an attendee that are shown at the door. */
const guestColumns = {
  ticketNumber: attendees.ticketNumber,
  firstName: attendees.firstName,
  lastName: attendees.lastName,
  company: attendees.company,
  category: categories.name,
  ticket: sql<string>`concat_ws(' + ', ${packages.name}, ${seat.name})`,
  accessNeeds: answer('accessNeeds'),
};

const standingColumns = {
  id: attendees.id,
  registrationStatus: attendees.registrationStatus,
  isBlocked: attendees.isBlocked,
  loginIsDisabled: attendees.loginIsDisabled,
  erasedAt: attendees.erasedAt,
};

const inOrder = [asc(byName(attendees.lastName)), asc(byName(attendees.firstName)), asc(attendees.id)];

function guestRows(db: Db, where: SQL | undefined) {
  return db
    .select({ ...guestColumns, ...standingColumns })
    .from(attendees)
    .innerJoin(categories, eq(categories.id, attendees.categoryId))
    .leftJoin(
      packagePlaces,
      and(eq(packagePlaces.attendeeId, attendees.id), eq(packagePlaces.state, 'Taken')),
    )
    .leftJoin(packages, eq(packages.id, packagePlaces.packageId))
    .leftJoin(seat, eq(seat.id, packages.includesSeatOf))
    .where(where)
    .$dynamic();
}

/** The present or former holder of a ticket, with the number that was shown, which a cancelled ticket no longer has. */
export async function readGuest(db: Db, attendeeId: string, ticketNumber: string) {
  const [row] = await guestRows(db, and(eq(attendees.id, attendeeId), isNull(attendees.erasedAt)));
  return row ? { ...row, ticketNumber } : null;
}

/** Everybody whose ticket lets them in. */
export function listGuests(db: Db) {
  return guestRows(db, letsIn()).orderBy(...inOrder);
}

/** The first few who have all the words that somebody at the door looks for, with their entry of a day. */
export async function findGuests(db: Db, q: string, day: string) {
  const found = and(isNull(attendees.erasedAt), hasWords(attendees.deskGround, q));
  const rows = await guestRows(db, found)
    .orderBy(...inOrder)
    .limit(limits.foundAtDoor);
  const numbers = rows.map(({ ticketNumber }) => ticketNumber);
  const entries = await db
    .select()
    .from(checkIns)
    .where(and(inArray(checkIns.ticketNumber, numbers), eq(checkIns.day, day), counts));
  return rows.map((row) => {
    const entry = entries.find(({ ticketNumber }) => ticketNumber === row.ticketNumber);
    const standing = verdictOf(row);
    return {
      ...row,
      verdict: entry && standing === 'entered' ? ('enteredAlready' as const) : standing,
      entry: entry ? toEntry(entry) : null,
    };
  });
}

/** When and where somebody came in, in the form of the response. */
export function toEntry({ id, at, door, device }: Pick<CheckInRow, 'id' | 'at' | 'door' | 'device'>) {
  return { id, at: at.toISOString(), door, device };
}

interface BadgeChoice {
  tickets?: readonly string[] | undefined;
  /** The ticket number of the last badge on the previous sheet. */
  after?: string | undefined;
}

/** The badges of the chosen tickets, or one sheet of all. One extra row shows that there is another sheet. */
export async function listBadges(db: Db, { tickets, after }: BadgeChoice) {
  const where = and(
    letsIn(),
    tickets && inArray(attendees.ticketNumber, [...tickets]),
    after === undefined ? undefined : gt(attendees.ticketNumber, after),
  );
  const rows = await db
    .select({
      ticketNumber: attendees.ticketNumber,
      name: sql<string>`coalesce(${answer('badgeName')}, ${attendees.firstName} || ' ' || ${attendees.lastName})`,
      company: attendees.company,
      jobTitle: attendees.jobTitle,
      category: categories.name,
      type: categories.type,
    })
    .from(attendees)
    .innerJoin(categories, eq(categories.id, attendees.categoryId))
    .where(where)
    .orderBy(asc(attendees.ticketNumber))
    .limit(limits.badgesInSheet + 1);
  const total = await db.$count(
    attendees,
    and(letsIn(), tickets && inArray(attendees.ticketNumber, [...tickets])),
  );
  const badges = rows.slice(0, limits.badgesInSheet);
  return { badges, total, next: rows.length > badges.length ? (badges.at(-1)?.ticketNumber ?? null) : null };
}
