import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { ballotExclusions, ballotLeaves } from '../vote-log/ballot-log.tables.ts';

interface Person {
  id: string;
  name: string;
}

interface Exclusion {
  log: string;
  /** The ballot's number in the log. */
  index: number;
  reason: string;
  /** Two different organisers: both names are published. */
  proposedBy: Person;
  confirmedBy: Person;
  now: Date;
}

/**
 * Excludes a ballot from the count, permanently. The ballot stays in the log. False: there is no such ballot, or it is
 * excluded already. Throws when the two people are one, or something is not given: the database checks it.
 */
export async function excludeBallot(
  db: Db,
  { log, index, reason, proposedBy, confirmedBy, now }: Exclusion,
): Promise<boolean> {
  const [leaf] = await db
    .select({ ballotId: ballotLeaves.ballotId })
    .from(ballotLeaves)
    .where(and(eq(ballotLeaves.log, log), eq(ballotLeaves.index, index)));
  if (!leaf) return false;
  const stored = await db
    .insert(ballotExclusions)
    .values({
      ...leaf,
      reason,
      proposedBy: proposedBy.name,
      proposedById: proposedBy.id,
      confirmedBy: confirmedBy.name,
      confirmedById: confirmedBy.id,
      excludedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return stored.length > 0;
}

/** Whether a log has a ballot with this number. */
export async function hasBallotAt(db: Db, log: string, index: number): Promise<boolean> {
  const found = and(eq(ballotLeaves.log, log), eq(ballotLeaves.index, index));
  return (await db.$count(ballotLeaves, found)) > 0;
}
