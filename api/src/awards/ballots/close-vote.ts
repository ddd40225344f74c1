import { type AwardsStatus } from '@summit/contract/awards/awards-status';
import { closedStep } from '@summit/contract/awards/awards-steps';
import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import type { AwardsTrack } from '@summit/contract/site/page';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { recordVotes } from '../record-votes.queries.ts';
import { publishHead } from '../vote-log/publish-head.queries.ts';

interface TrackChange {
  track: AwardsTrack;
  from: AwardsStatus;
  to: AwardsStatus;
}

/** What a change of a track's status does to its logs, in its own transaction: the closing head, and the signed record. */
export async function closeVote(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config' | 'mail'>,
  { track, from, to }: TrackChange,
): Promise<void> {
  const { year } = await readSection(tx, 'awards');
  const step = closedStep(from, to);
  if (step) await publishHead(tx, platform, { log: ballotLogId(year, track, step), isOpen: false });
  if (to === 'Wining') await recordVotes(tx, platform, { year, track });
}
