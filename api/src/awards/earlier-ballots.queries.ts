import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { ApiSecrets } from '../platform/accounts/api-secrets.ts';
import type { Db } from '../platform/db/db.ts';
import { frozenRules } from './ballot-rules.queries.ts';
import { ballotChoices, ballots } from './ballots.tables.ts';
import type { BallotKind } from './ballots/ballot-kind.ts';
import { appendBallots } from './vote-log/ballot-log.queries.ts';
import { ballotLeaves } from './vote-log/ballot-log.tables.ts';

interface Logging extends ApiSecrets {
  year: number;
  kind: BallotKind;
  now: Date;
}

/** Appends the ballots that were cast before ballots had a log, the earliest first. */
export async function logEarlierBallots(db: Db, { year, kind, now, ...secrets }: Logging): Promise<void> {
  const unlogged = await db
    .select({ id: ballots.id })
    .from(ballots)
    .leftJoin(ballotLeaves, eq(ballotLeaves.ballotId, ballots.id))
    .where(
      and(
        eq(ballots.year, year),
        eq(ballots.step, kind.step),
        eq(ballots.awardsType, kind.track),
        isNull(ballotLeaves.ballotId),
      ),
    )
    .orderBy(asc(ballots.castAt), asc(ballots.id));
  if (unlogged.length === 0) return;
  const { log, rulesHash } = await frozenRules(db, year, kind, now);
  const ids = unlogged.map(({ id }) => id);
  const chosen = await db.select().from(ballotChoices).where(inArray(ballotChoices.ballotId, ids));
  for (const id of ids) {
    const choices = chosen.filter(({ ballotId }) => ballotId === id);
    // If another instance was first, the constraint refuses the second leaf, and the job retries.
    await db.transaction((tx) =>
      appendBallots(tx, { log, rulesHash, ...secrets }, [{ ballotId: id, choices }]),
    );
  }
}
