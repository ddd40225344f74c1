import { latestVoteStep, type VoteStep, voteSteps } from '@summit/contract/awards/awards-status';
import type { AwardsTrack } from '@summit/contract/site/page';
import type { Tx } from '../../../platform/db/db.ts';
import { lockSection } from '../../../settings/public/settings.queries.ts';
import { listFrozenSteps } from '../../ballot-rules.queries.ts';
import { readSeason } from '../../season.ts';
import { statusSections } from './status-sections.ts';

/**
 * The last vote of a track that has begun; null: none has. Its status stays what it is until the transaction ends: no vote
 * begins while something is changed that it would fix. A vote whose rules are frozen has begun, also where its status was
 * set back: voters could not choose a nominee whom these rules lack, and one whom they name may have ballots.
 */
export async function lockLatestVote(tx: Tx, track: AwardsTrack): Promise<VoteStep | null> {
  await lockSection(tx, statusSections[track]);
  const { year, status } = await readSeason(tx);
  const latest = latestVoteStep(status[track]);
  const frozen = await listFrozenSteps(tx, year, track);
  return voteSteps.findLast((step) => step === latest || frozen.includes(step)) ?? null;
}
