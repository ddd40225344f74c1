import { and, eq, lte } from 'drizzle-orm';
import { lockAttendee } from '../attendees/attendees.queries.ts';
import type { Tx } from '../platform/db/db.ts';
import { listEarlierHolders } from '../ticket-transfers/earlier-holders.queries.ts';
import type { BallotKind } from './ballot-check.ts';
import { ballots } from './ballots.tables.ts';

/**
 * Why the ticket of an attendee opens no ballot of this kind; null: it does. One ticket has one ballot: where an earlier
 * holder has cast it before passing the ticket on, that one counts. The attendee is locked, so that they cannot pass the
 * ticket on at the same moment.
 */
export async function ticketRefusal(
  tx: Tx,
  attendeeId: string,
  year: number,
  { step, track }: BallotKind,
): Promise<'voting-0005' | 'voting-0009' | null> {
  const attendee = await lockAttendee(tx, attendeeId);
  if (attendee?.registrationStatus !== 'Completed') {
    return 'voting-0005';
  }
  for (const { holderId, until } of await listEarlierHolders(tx, attendeeId)) {
    const cast = and(
      eq(ballots.attendeeId, holderId),
      eq(ballots.year, year),
      eq(ballots.step, step),
      eq(ballots.awardsType, track),
      lte(ballots.castAt, until),
    );
    if ((await tx.$count(ballots, cast)) > 0) {
      return 'voting-0009';
    }
  }
  return null;
}
