import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { BallotKind, Vote } from './ballot-check.ts';
import { ballotChoices, ballots } from './ballots.tables.ts';
import { receiptFor } from './receipt.ts';

interface Casting {
  attendeeId: string;
  year: number;
  kind: BallotKind;
  votes: readonly Vote[];
  now: Date;
  /** Signs the receipt. */
  secret: string;
}

/** The receipt that an attendee gets for their ballot. */
export interface CastBallot {
  receipt: string;
  castAt: Date;
}

/**
 * Stores a ballot, with all its choices or not at all. Null when the attendee's ballot of this kind is already stored:
 * of any number of concurrent calls one succeeds.
 */
export function castBallot(db: Db, casting: Casting): Promise<CastBallot | null> {
  const { attendeeId, year, kind, votes, now, secret } = casting;
  const id = randomUUID();
  const receipt = receiptFor(id, secret);
  return db.transaction(async (tx) => {
    const [ballot] = await tx
      .insert(ballots)
      .values({ id, attendeeId, year, step: kind.step, awardsType: kind.track, receipt, castAt: now })
      .onConflictDoNothing()
      .returning({ receipt: ballots.receipt, castAt: ballots.castAt });
    if (!ballot) {
      return null;
    }
    await tx.insert(ballotChoices).values(votes.map((vote) => ({ ballotId: id, ...vote })));
    return ballot;
  });
}

/** The attendee's ballot of this kind, or null. */
export async function findBallot(
  db: Db,
  attendeeId: string,
  year: number,
  { step, track }: BallotKind,
): Promise<CastBallot | null> {
  const [ballot] = await db
    .select({ receipt: ballots.receipt, castAt: ballots.castAt })
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
