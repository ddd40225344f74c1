import { type AwardsStatus, awardsStatusFacts, type VoteStep } from '@summit/contract/awards/awards-status';
import type { AwardsTrack } from '@summit/contract/site/page';
import type { Db } from '../platform/db/db.ts';
import { readSections } from '../settings/public/settings.queries.ts';

/** Where the awards are: the year, and the status of each track. */
export interface Season {
  year: number;
  status: Record<AwardsTrack, AwardsStatus>;
}

/** The year of the present awards, and the status of each track. */
export async function readSeason(db: Db): Promise<Season> {
  const sections = await readSections(db, ['awards', 'awardsStatus', 'awardsIndividualStatus']);
  return {
    year: sections.awards.year,
    status: { Company: sections.awardsStatus, Individual: sections.awardsIndividualStatus },
  };
}

/** Whether everybody may read the record of a year's votes of a track: from the announcement of its results on. */
export function isAnnounced(season: Season, year: number, track: AwardsTrack): boolean {
  return year < season.year || (year === season.year && season.status[track] === 'Wining');
}

/** Whether a track takes nominations at the moment. */
export function nominationsAreOpen(season: Season, track: AwardsTrack): boolean {
  return season.status[track] === 'Nomination';
}

/** The voting step that a track's status opens, or null. */
export function openVoteStep(season: Season, track: AwardsTrack): VoteStep | null {
  return awardsStatusFacts[season.status[track]].voteStep;
}
