import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Verdict } from '@summit/contract/organising/check-in';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';
import { type AttendeeRow, attendees } from '../../people/attendees/attendees.tables.ts';
import { lockAttendee } from '../../people/public/attendees.queries.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import { cancelledTickets } from '../tickets/tickets.tables.ts';
import { type CheckInRow, checkIns } from './check-in.tables.ts';

/** Whether a ticket lets its bearer in, whatever the day. */
interface Standing {
  verdict: Exclude<Verdict, 'enteredAlready' | 'wrongDay' | 'forged'>;
  attendeeId: string | null;
}

/** The door's verdict, by the state of an attendee's registration. */
export function verdictOf({
  registrationStatus,
  isBlocked,
  loginIsDisabled,
  erasedAt,
}: Pick<
  AttendeeRow,
  'registrationStatus' | 'isBlocked' | 'loginIsDisabled' | 'erasedAt'
>): Standing['verdict'] {
  if (erasedAt) return 'unknown';
  if (isBlocked) return 'blocked';
  if (loginIsDisabled) return 'cancelled';
  return registrationStatus === 'Completed' ? 'entered' : 'incomplete';
}

/** The state of a ticket. Its attendee is locked, so that it is neither cancelled nor used elsewhere meanwhile. */
export async function lockTicket(tx: Tx, number: string): Promise<Standing> {
  const ofNumber = eq(attendees.ticketNumber, number);
  const [owner] = await tx.select({ id: attendees.id }).from(attendees).where(ofNumber);
  const attendee = owner && (await lockAttendee(tx, owner.id));
  if (attendee?.ticketNumber === number) {
    return { verdict: verdictOf(attendee), attendeeId: attendee.erasedAt ? null : attendee.id };
  }
  const [gone] = await tx.select().from(cancelledTickets).where(eq(cancelledTickets.number, number));
  return gone
    ? { verdict: gone.reason, attendeeId: gone.attendeeId }
    : { verdict: 'unknown', attendeeId: null };
}

/** The admission that a device gave an id; null when there is none. */
export async function findCheckIn(db: Db, id: string): Promise<CheckInRow | null> {
  const [row] = await db.select().from(checkIns).where(eq(checkIns.id, id));
  return row ?? null;
}

/** The admission, locked until the transaction ends. */
export async function lockCheckIn(tx: Tx, id: string): Promise<CheckInRow | null> {
  const [row] = await tx.select().from(checkIns).where(eq(checkIns.id, id)).for('update');
  return row ?? null;
}

/** The organiser who let the attendee in, if the device names an existing one; otherwise the one who settles it. */
export async function findWhoLetIn(
  db: Db,
  settling: Pick<SignedInOrganiser, 'id'>,
  claimed: string | undefined,
): Promise<string> {
  if (!claimed) return settling.id;
  const isKnown = (await db.$count(organisers, eq(organisers.id, claimed))) > 0;
  return isKnown ? claimed : settling.id;
}

/** Whether an admission counts: the ticket was valid, and no one undid the admission. */
export const counts = sql`${checkIns.verdict} = 'entered' and ${checkIns.undoneAt} is null`;

/** The entry of a ticket that counts on a day. */
export async function findEntry(db: Db, ticketNumber: string, day: string): Promise<CheckInRow | null> {
  const ofDay = and(eq(checkIns.ticketNumber, ticketNumber), eq(checkIns.day, day), counts);
  const [row] = await db.select().from(checkIns).where(ofDay);
  return row ?? null;
}

/** Stores an admission; the ticket must be locked. */
export async function addCheckIn(tx: Tx, row: typeof checkIns.$inferInsert): Promise<CheckInRow> {
  const [added] = await tx.insert(checkIns).values(row).returning();
  if (!added) throw new Error(`The admission ${row.id} was not stored`);
  return added;
}

/**
 * Undoes an admission. If the same ticket was used again that day, the earliest of those entries counts from now on.
 * Returns its id; null: there is none.
 */
export async function undoCheckIn(
  tx: Tx,
  row: CheckInRow,
  undone: Required<Pick<typeof checkIns.$inferInsert, 'undoneAt' | 'undoneById' | 'undoReason'>>,
): Promise<string | null> {
  await tx.update(checkIns).set(undone).where(eq(checkIns.id, row.id));
  if (row.verdict !== 'entered') return null;
  const [next] = await tx
    .select({ id: checkIns.id })
    .from(checkIns)
    .where(
      and(eq(checkIns.firstId, row.id), eq(checkIns.verdict, 'enteredAlready'), isNull(checkIns.undoneAt)),
    )
    .orderBy(checkIns.at)
    .limit(1);
  if (!next) return null;
  await tx.update(checkIns).set({ verdict: 'entered', firstId: null }).where(eq(checkIns.id, next.id));
  await tx.update(checkIns).set({ firstId: next.id }).where(eq(checkIns.firstId, row.id));
  return next.id;
}
