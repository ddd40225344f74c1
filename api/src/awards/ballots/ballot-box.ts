import { inBatches } from '../../platform/db/in-batches.ts';
import type { Platform } from '../../platform/platform.ts';
import { type BallotToCast, type CastBallot, castBallots, type VoteOfYear } from '../ballots.queries.ts';
import { openVoteStep, readSeason } from '../season.ts';
import { lockLog } from '../vote-log/ballot-log.queries.ts';
import { mailReceipts } from '../vote-log/mail-receipts.ts';
import { isOpened } from '../vote-log/opened-logs.queries.ts';
import { type TicketRefusal, ticketRefusals } from './ticket-vote.queries.ts';

/** The ballot that was cast; or the reason why the ticket or the vote allows none; or null: there is one already. */
type Outcome = CastBallot | TicketRefusal | 'voting-0002' | null;

type Needs = Pick<Platform, 'db' | 'config' | 'mail'>;

/** The maximum of ballots in one transaction; each has a few rows and hashes. */
const most = 64;

/**
 * Appends ballots to their logs. A log grows by one transaction at a time, whose commit waits for the disk, so that
 * concurrent ballots share one.
 */
export function ballotBox(platform: Needs): (vote: VoteOfYear, casting: BallotToCast) => Promise<Outcome> {
  const boxes = new Map<string, (casting: BallotToCast) => Promise<Outcome>>();
  return (vote, casting) => {
    const box = boxes.get(vote.log) ?? inBatches((castings) => castAll(platform, vote, castings), most);
    boxes.set(vote.log, box);
    return box(casting);
  };
}

function castAll(platform: Needs, vote: VoteOfYear, castings: readonly BallotToCast[]): Promise<Outcome[]> {
  return platform.db.transaction(async (tx) => {
    // A change of status that closes the vote locks the log as well, so that later ballots see it.
    await lockLog(tx, vote.log);
    const season = await readSeason(tx);
    const isOpen = season.year === vote.year && openVoteStep(season, vote.kind.track) === vote.kind.step;
    if (!isOpen || (await isOpened(tx, vote.log))) return castings.map(() => 'voting-0002' as const);
    const voters = castings.map(({ attendeeId }) => attendeeId);
    const refusals = await ticketRefusals(tx, voters, vote.year, vote.kind);
    const allowed = castings.filter(({ attendeeId }) => !refusals.has(attendeeId));
    const cast = allowed.length > 0 ? await castBallots(tx, vote, allowed) : [];
    await mailReceipts(tx, platform, vote.log, getReceipts(allowed, cast));
    const getBallot = new Map(allowed.map((casting, at) => [casting, cast[at] ?? null]));
    return castings.map((casting) => refusals.get(casting.attendeeId) ?? getBallot.get(casting) ?? null);
  });
}

function getReceipts(castings: readonly BallotToCast[], cast: readonly (CastBallot | null)[]) {
  return castings.flatMap(({ attendeeId }, at) => {
    const receipt = cast[at]?.receipt;
    return receipt ? [{ attendeeId, receipt }] : [];
  });
}
