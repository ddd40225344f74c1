import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type BallotReceipt, writeReceipt } from '@summit/contract/ballot-receipt';
import type { Db, Tx } from '../platform/db/db.ts';
import type { BallotKind, Vote } from './ballot-check.ts';
import { appendBallot, findReceipt } from './ballot-log.queries.ts';
import { ballotChoices, ballots } from './ballots.tables.ts';

interface Casting {
  attendeeId: string;
  year: number;
  kind: BallotKind;
  votes: readonly Vote[];
  now: Date;
  /** The log that the ballot is appended to, with the hash of its rules. */
  log: string;
  rulesHash: string;
  /** The API's secret, for the key that signs the receipt. */
  secret: string;
}

/** What an attendee gets for their ballot; no receipt: the ballot is older than the log and not in it yet. */
export interface CastBallot {
  receipt: string | null;
  castAt: Date;
}

/**
 * Stores a ballot with all its choices and its leaf in the log. Null when the attendee's ballot of this kind is already
 * stored: of any number of concurrent calls one succeeds.
 */
export async function castBallot(tx: Tx, casting: Casting): Promise<CastBallot | null> {
  const { attendeeId, year, kind, votes, now, log, rulesHash, secret } = casting;
  const id = randomUUID();
  const [ballot] = await tx
    .insert(ballots)
    .values({ id, attendeeId, year, step: kind.step, awardsType: kind.track, castAt: now })
    .onConflictDoNothing()
    .returning({ castAt: ballots.castAt });
  if (!ballot) {
    return null;
  }
  await tx.insert(ballotChoices).values(votes.map((vote) => ({ ballotId: id, ...vote })));
  const receipt = await appendBallot(tx, { log, rulesHash, ballotId: id, choices: votes, secret });
  return { ...ballot, receipt: writeReceipt(receipt) };
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
