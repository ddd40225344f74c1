import { asc, eq, isNotNull, max } from 'drizzle-orm';
import { ticketTransfers } from '../../orders/transfer-records/ticket-transfers.tables.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { isEmailConfirmed } from '../../people/public/confirmed-email.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import { ballots } from '../ballots.tables.ts';
import { ballotLeaves } from '../vote-log/ballot-log.tables.ts';
import { voterPseudonym } from '../vote-log/ballot-openings.queries.ts';

/** Whether an attendee may have a ballot; `passedOn`: they transferred their ticket, and an earlier ballot counts. */
type Standing = 'eligible' | 'passedOn' | 'notCompleted' | 'notConfirmed' | 'blocked';

/**
 * All attendees who have, or could have, a ballot in a log, in two unconnected lists: by the pseudonyms of the openings,
 * and by name. Auditors may ask people of the second list whether they voted, and learn nothing of their choices.
 */
export async function exportRoll(db: Db, log: string, secret: string) {
  const cast = await db
    .select({ id: ballots.attendeeId, castAt: ballots.castAt })
    .from(ballotLeaves)
    .innerJoin(ballots, eq(ballots.id, ballotLeaves.ballotId))
    .where(eq(ballotLeaves.log, log));
  const voted = new Map(cast.map(({ id, castAt }) => [id, castAt]));
  const passed = await db
    .select({ id: ticketTransfers.holderId, takenAt: max(ticketTransfers.takenAt) })
    .from(ticketTransfers)
    .where(isNotNull(ticketTransfers.takenAt))
    .groupBy(ticketTransfers.holderId);
  // A ticket that was given away before the ballot is not the one that it was cast with.
  const givers = new Set(
    passed.flatMap(({ id, takenAt }) => {
      const castAt = voted.get(id);
      return castAt && takenAt && takenAt >= castAt ? [id] : [];
    }),
  );
  const rows = await db.select().from(attendees).orderBy(asc(attendees.email), asc(attendees.id));
  const standing = rows.map((row) => ({ row, standing: getStanding(row, givers.has(row.id)) }));
  const listed = standing.filter(({ row, standing: is }) => is === 'eligible' || voted.has(row.id));
  return {
    log,
    voters: listed
      .map(({ row, standing: is }) => ({ voter: voterPseudonym(log, row.id, secret), standing: is }))
      .sort((one, other) => (one.voter < other.voter ? -1 : 1)),
    people: listed.map(({ row }) => ({
      name: `${row.firstName} ${row.lastName}`,
      email: row.email,
      hasVoted: voted.has(row.id),
    })),
  };
}

function getStanding(row: typeof attendees.$inferSelect, hasPassedOn: boolean): Standing {
  if (row.isBlocked) return 'blocked';
  if (row.registrationStatus !== 'Completed') return hasPassedOn ? 'passedOn' : 'notCompleted';
  return isEmailConfirmed(row) ? 'eligible' : 'notConfirmed';
}
