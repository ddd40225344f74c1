import { and, eq, lte } from 'drizzle-orm';
import { listEarlierHolders, listTakers } from '../../orders/public/earlier-holders.queries.ts';
import { lockAttendees } from '../../people/public/attendees.queries.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { ballots } from '../ballots.tables.ts';
import type { BallotKind } from './ballot-kind.ts';

export type TicketRefusal = 'voting-0005' | 'voting-0009';

/**
 * The attendees whose tickets allow no ballot of this kind, with the reason. A ticket has one ballot: if an earlier holder
 * cast it before transferring the ticket, that one counts. The attendees are locked, so that no ticket is transferred
 * meanwhile.
 */
export async function ticketRefusals(
  tx: Tx,
  attendeeIds: readonly string[],
  year: number,
  kind: BallotKind,
): Promise<ReadonlyMap<string, TicketRefusal>> {
  const refusals = new Map<string, TicketRefusal>();
  const attendees = await lockAttendees(tx, attendeeIds);
  for (const id of attendeeIds) {
    if (attendees.get(id)?.registrationStatus !== 'Completed') refusals.set(id, 'voting-0005');
  }
  for (const id of await listTakers(tx, attendeeIds)) {
    if (!refusals.has(id) && (await hasTicketVoted(tx, id, year, kind))) refusals.set(id, 'voting-0009');
  }
  return refusals;
}

/** Whether an earlier holder of an attendee's ticket has cast its ballot of this kind. */
export async function hasTicketVoted(
  db: Db,
  attendeeId: string,
  year: number,
  { step, track }: BallotKind,
): Promise<boolean> {
  for (const { holderId, until } of await listEarlierHolders(db, attendeeId)) {
    const cast = and(
      eq(ballots.attendeeId, holderId),
      eq(ballots.year, year),
      eq(ballots.step, step),
      eq(ballots.awardsType, track),
      lte(ballots.castAt, until),
    );
    if ((await db.$count(ballots, cast)) > 0) return true;
  }
  return false;
}
