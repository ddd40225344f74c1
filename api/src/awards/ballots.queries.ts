import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type BallotReceipt, writeReceipt } from '@summit/contract/awards/ballot-receipt';
import type { Db, Tx } from '../platform/db/db.ts';
import { ballotChoices, ballots } from './ballots.tables.ts';
import type { BallotKind, Vote } from './ballots/ballot-kind.ts';
import { appendBallots, findReceipt, type LogOfVote } from './vote-log/ballot-log.queries.ts';

/** The vote that a ballot is cast in. */
export interface VoteOfYear extends LogOfVote {
  year: number;
  kind: BallotKind;
}

export interface BallotToCast {
  attendeeId: string;
  votes: readonly Vote[];
  now: Date;
}

/** A ballot with its receipt; it has none while it is older than the log and not in it yet. */
export interface CastBallot {
  receipt: string | null;
  castAt: Date;
}

/**
 * Stores ballots with all their choices and their leaves in the log. Returns them in the same order, with null where the
 * attendee's ballot of this kind is already stored: of concurrent calls, or of castings in one call, one succeeds.
 */
export async function castBallots(
  tx: Tx,
  { year, kind, ...log }: VoteOfYear,
  castings: readonly BallotToCast[],
): Promise<(CastBallot | null)[]> {
  const rows = castings.map((casting) => ({ id: randomUUID(), ...casting }));
  const stored = await tx
    .insert(ballots)
    .values(
      rows.map(({ id, attendeeId, now }) => {
        return { id, attendeeId, year, step: kind.step, awardsType: kind.track, castAt: now };
      }),
    )
    .onConflictDoNothing()
    .returning({ id: ballots.id, castAt: ballots.castAt });
  if (stored.length === 0) return castings.map(() => null);
  const castAt = new Map(stored.map((ballot) => [ballot.id, ballot.castAt]));
  const cast = rows.filter(({ id }) => castAt.has(id));
  await tx
    .insert(ballotChoices)
    .values(cast.flatMap(({ id, votes }) => votes.map((vote) => ({ ballotId: id, ...vote }))));
  const logged = cast.map(({ id, votes }) => ({ ballotId: id, choices: votes }));
  const receipts = await appendBallots(tx, log, logged);
  const receiptOf = new Map(cast.map(({ id }, at) => [id, receipts[at]]));
  return rows.map(({ id }) => {
    const [receipt, at] = [receiptOf.get(id), castAt.get(id)];
    return receipt && at ? { castAt: at, receipt: writeReceipt(receipt) } : null;
  });
}

/** The attendee's ballot of this kind, or null. */
export async function findBallot(
  db: Db,
  attendeeId: string,
  year: number,
  kind: BallotKind,
): Promise<CastBallot | null> {
  const ballot = await findBallotId(db, attendeeId, year, kind);
  if (!ballot) return null;
  const receipt = await findReceipt(db, ballot.id);
  return { castAt: ballot.castAt, receipt: receipt && writeReceipt(receipt) };
}

/** The receipt of the attendee's ballot of this kind; null when there is none. */
export async function findOwnReceipt(
  db: Db,
  attendeeId: string,
  year: number,
  kind: BallotKind,
): Promise<BallotReceipt | null> {
  const ballot = await findBallotId(db, attendeeId, year, kind);
  return ballot && findReceipt(db, ballot.id);
}

async function findBallotId(db: Db, attendeeId: string, year: number, { step, track }: BallotKind) {
  const [ballot] = await db
    .select({ id: ballots.id, castAt: ballots.castAt })
    .from(ballots)
    .where(
      and(
        eq(ballots.attendeeId, attendeeId),
        eq(ballots.year, year),
        eq(ballots.step, step),
        eq(ballots.awardsType, track),
      ),
    );
  return ballot ?? null;
}
