import {
  type AwardsStatus,
  awardsStatuses,
  awardsStatusFacts,
  type VoteStep,
} from '@summit/contract/awards/awards-status';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';
import type { AwardsTrack } from '@summit/contract/site/page';
import type { Db } from '../platform/db/db.ts';
import { currentRehearsal } from '../platform/rehearsal/current-rehearsal.ts';
import { readSection, readSections } from '../settings/public/settings.queries.ts';
import { statusSections } from './desk/status/status-sections.ts';

/** The state of the awards: the year, and the status of each track. */
export interface Season {
  year: number;
  /** The status; in a rehearsal the rehearsed one. */
  status: Record<AwardsTrack, AwardsStatus>;
  /** The real status, which decides whether results of ballots are public. */
  reached: Record<AwardsTrack, AwardsStatus>;
  /** Whether a rehearsal shows nominees who are not public yet. */
  showsNominees: boolean;
}

/** The year of the present awards, and the status of each track. */
export async function readSeason(db: Db): Promise<Season> {
  const sections = await readSections(db, ['awards', 'awardsStatus', 'awardsIndividualStatus']);
  const reached = { Company: sections.awardsStatus, Individual: sections.awardsIndividualStatus };
  const { statuses, showsNominees = false } = currentRehearsal() ?? {};
  const status = statuses ? { Company: statuses.Company, Individual: statuses.Individual } : reached;
  return { year: sections.awards.year, status, reached, showsNominees };
}

/** The status that visitors see of a track, or of the welcome page. */
export async function readStatus(db: Db, subject: AwardsStatusSubject): Promise<AwardsStatus> {
  return currentRehearsal()?.statuses[subject] ?? readSection(db, statusSections[subject]);
}

/**
 * Whether facts that are public from a status on are public now. A rehearsal shows no results of ballots before they are
 * really public, because anyone may get its link.
 */
export function isPublicFrom(from: AwardsStatus, { status, reached }: Season, track: AwardsTrack): boolean {
  return hasReached(status[track], from) && hasReached(reached[track], from);
}

/** Whether the nominees of the present season are shown. */
export function areNomineesShown({ status, reached, showsNominees }: Season, track: AwardsTrack): boolean {
  return hasReached(status[track], 'VoteOne') && (showsNominees || hasReached(reached[track], 'VoteOne'));
}

/** Whether the record of a year's votes of a track is public, which it is from the announcement of its results on. */
export function isAnnounced(season: Season, year: number, track: AwardsTrack): boolean {
  return year < season.year || (year === season.year && isPublicFrom('Wining', season, track));
}

/** Whether a track takes nominations at the moment. */
export function nominationsAreOpen(season: Season, track: AwardsTrack): boolean {
  return season.status[track] === 'Nomination';
}

/** The voting step that a track's status opens, or null. */
export function openVoteStep(season: Season, track: AwardsTrack): VoteStep | null {
  return awardsStatusFacts[season.status[track]].voteStep;
}

function hasReached(status: AwardsStatus, wanted: AwardsStatus): boolean {
  return awardsStatuses.indexOf(status) >= awardsStatuses.indexOf(wanted);
}
