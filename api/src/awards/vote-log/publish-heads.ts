import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import { ballots as ballotFacts } from '@summit/contract/season/ballots';
import type { AwardsTrack } from '@summit/contract/site/page';
import { secretsOf } from '../../platform/accounts/api-secrets.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockSection, readSectionTime } from '../../settings/public/settings.queries.ts';
import { rulesOfOpenVote } from '../ballot-rules.queries.ts';
import { logEarlierBallots } from '../earlier-ballots.queries.ts';
import { lacksRecord, recordVotes } from '../record-votes.queries.ts';
import { openVoteStep, readSeason } from '../season.ts';
import { publishHead } from './publish-head.queries.ts';

/**
 * How long a vote has been open when its rules are frozen without a ballot, in milliseconds. Frozen rules are final: a vote
 * that was opened by mistake is set back by then, and its nominees can still be completed.
 */
const trialMs = 15 * 60_000;

/**
 * Freezes the rules of each open vote, and publishes the head of its log once an hour. The change of status that closes
 * or announces a vote makes the last head and the record; this job does, if a season was set in another way. Several
 * instances of the API may run it concurrently.
 */
export async function publishHeads(platform: Platform): Promise<void> {
  const { db, clock, config } = platform;
  const season = await readSeason(db);
  const { year, status } = season;
  const now = clock.now();
  for (const kind of Object.values(ballotFacts)) {
    const isOpen = openVoteStep(season, kind.track) === kind.step;
    await logEarlierBallots(db, { year, kind, now, ...secretsOf(config) });
    const log = ballotLogId(year, kind.track, kind.step);
    const openedAt = await readSectionTime(db, sectionOf[kind.track]);
    if (isOpen && now.getTime() - openedAt.getTime() >= trialMs) await rulesOfOpenVote(db, year, kind, now);
    await db.transaction((tx) => publishHead(tx, platform, { log, isOpen }));
  }
  const announced = (Object.keys(status) as AwardsTrack[]).filter((track) => status[track] === 'Wining');
  for (const track of announced) {
    if (!(await lacksRecord(db, { year, track }))) continue;
    await db.transaction(async (tx) => {
      await lockSection(tx, sectionOf[track]);
      if (await lacksRecord(tx, { year, track })) await recordVotes(tx, platform, { year, track });
    });
  }
}

const sectionOf = { Company: 'awardsStatus', Individual: 'awardsIndividualStatus' } as const;
