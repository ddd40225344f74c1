import { ballotLogId } from '@summit/contract/ballot-receipt';
import { ballots as ballotFacts } from '@summit/contract/ballots';
import type { Db } from '../platform/db/db.ts';
import type { Platform } from '../platform/platform.ts';
import type { BallotKind } from './ballot-check.ts';
import { lockLog } from './ballot-log.queries.ts';
import { publishedHeads } from './ballot-log.tables.ts';
import { frozenRules } from './ballot-rules.queries.ts';
import { logEarlierBallots } from './earlier-ballots.ts';
import { findLatestHead } from './published-heads.queries.ts';
import { openVoteStep, readSeason } from './season.queries.ts';

const anHour = 3_600_000;

/**
 * Freezes the rules of each vote that is open, publishes the head of its log once an hour, and the last one when it has
 * closed. Several instances of the API may do it at the same time.
 */
export async function publishHeads({ db, clock, config }: Platform): Promise<void> {
  const season = await readSeason(db);
  const now = clock.now();
  for (const kind of Object.values(ballotFacts)) {
    const isOpen = openVoteStep(season, kind.track) === kind.step;
    await logEarlierBallots(db, { year: season.year, kind, now, secret: config.secret });
    await publishHead(db, { year: season.year, kind, isOpen, now });
  }
}

interface Publishing {
  year: number;
  kind: BallotKind;
  isOpen: boolean;
  now: Date;
}

async function publishHead(db: Db, { year, kind, isOpen, now }: Publishing): Promise<void> {
  const log = isOpen
    ? (await frozenRules(db, year, kind, now)).log
    : ballotLogId(year, kind.track, kind.step);
  await db.transaction(async (tx) => {
    const last = await lockLog(tx, log);
    const size = last ? last.index + 1 : 0;
    const latest = await findLatestHead(tx, log);
    const hasGrown = size > (latest?.size ?? 0);
    const isDue = !latest || now.getTime() - latest.publishedAt.getTime() >= anHour;
    const isUnclosed = latest?.isClosing !== true || hasGrown;
    if (size > 0 && (isOpen ? hasGrown && isDue : isUnclosed)) {
      await tx.insert(publishedHeads).values({ log, size, isClosing: !isOpen, publishedAt: now });
    }
  });
}
