import { latestVoteStep, type VoteStep } from '@summit/contract/awards/awards-status';
import type { AwardsTrack } from '@summit/contract/site/page';
import type { Tx } from '../../../platform/db/db.ts';
import { lockSection } from '../../../settings/public/settings.queries.ts';
import { readSeason } from '../../season.ts';
import { statusSections } from './status-sections.ts';

/**
 * The last vote of a track that has begun; null: none has. Its status stays what it is until the transaction ends: no vote
 * begins while something is changed that it would fix.
 */
export async function lockLatestVote(tx: Tx, track: AwardsTrack): Promise<VoteStep | null> {
  await lockSection(tx, statusSections[track]);
  const { status } = await readSeason(tx);
  return latestVoteStep(status[track]);
}
