import type { Db } from '../platform/db/db.ts';
import { inBatches } from '../platform/db/in-batches.ts';
import { type CastBallot, castBallots, type Casting, type VoteOfYear } from './ballots.queries.ts';
import { type TicketRefusal, ticketRefusals } from './ticket-vote.queries.ts';

/** The ballot that was cast, why the ticket opens none, or null: there is one already. */
type Outcome = CastBallot | TicketRefusal | null;

/** Ballots in one transaction; each has a handful of rows and hashes. */
const most = 64;

/**
 * Takes ballots into their logs. A log grows by one transaction at a time, whose commit waits for the disk: those who vote
 * at the same time share one.
 */
export function ballotBox(db: Db): (vote: VoteOfYear, casting: Casting) => Promise<Outcome> {
  const boxes = new Map<string, (casting: Casting) => Promise<Outcome>>();
  return (vote, casting) => {
    const box = boxes.get(vote.log) ?? inBatches((castings) => castAll(db, vote, castings), most);
    boxes.set(vote.log, box);
    return box(casting);
  };
}

function castAll(db: Db, vote: VoteOfYear, castings: readonly Casting[]): Promise<Outcome[]> {
  return db.transaction(async (tx) => {
    const voters = castings.map(({ attendeeId }) => attendeeId);
    const refusals = await ticketRefusals(tx, voters, vote.year, vote.kind);
    const allowed = castings.filter(({ attendeeId }) => !refusals.has(attendeeId));
    const cast = allowed.length > 0 ? await castBallots(tx, vote, allowed) : [];
    const ballotOf = new Map(allowed.map((casting, at) => [casting, cast[at] ?? null]));
    return castings.map((casting) => refusals.get(casting.attendeeId) ?? ballotOf.get(casting) ?? null);
  });
}
