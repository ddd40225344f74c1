import type { InferType } from 'yup';
import { awardsStatuses, type AwardsStatus } from '@summit/contract/awards-status';
import type { nominee } from '@summit/contract/calls/awards';
import type { AwardsTrack } from '@summit/contract/site-map';
import type { NomineeRow } from './awards.tables.ts';
import type { Season } from './season.queries.ts';

/** A nominee as it may be told at this moment. */
export type ToldNominee = InferType<typeof nominee>;

/**
 * What may be told of a nominee; null: nothing yet. The nominees of a season are told from its first vote on, the
 * shortlist from the second vote on, results when the status is Wining. Earlier years are told wholly, later ones
 * not at all.
 */
export function tellNominee(row: NomineeRow, awardsType: AwardsTrack, season: Season): ToldNominee | null {
  const status = season.status[awardsType];
  const isPast = row.year < season.year;
  if (!isPast && (row.year > season.year || !hasReached(status, 'VoteOne'))) {
    return null;
  }
  const { id, categoryId, name, jobTitle, company, description, url, imageUrl, year } = row;
  return {
    id,
    categoryId,
    awardsType,
    name,
    jobTitle,
    company,
    description,
    url,
    imageUrl,
    isShortlisted: row.isShortlisted && (isPast || hasReached(status, 'VoteTwo')),
    result: isPast || status === 'Wining' ? row.result : null,
    year,
  };
}

function hasReached(status: AwardsStatus, wanted: AwardsStatus): boolean {
  return awardsStatuses.indexOf(status) >= awardsStatuses.indexOf(wanted);
}
