import type { InferType } from 'yup';
import type { nominee } from '@summit/contract/shapes/awards';
import type { AwardsTrack } from '@summit/contract/site/page';
import type { NomineeRow } from '../awards.tables.ts';
import { areNomineesShown, isPublicFrom, type Season } from '../season.ts';

/** The facts about a nominee that are public at this moment. */
export type VisibleNominee = InferType<typeof nominee>;

/**
 * The public facts about a nominee; null: none yet. The nominees of a season are public from its first vote on, the
 * shortlist from the second vote on, results when the status is Wining. Earlier years are public completely, later
 * ones not at all.
 */
export function toVisibleNominee(
  row: NomineeRow,
  awardsType: AwardsTrack,
  season: Season,
): VisibleNominee | null {
  const isPast = row.year < season.year;
  if (!isPast && (row.year > season.year || !areNomineesShown(season, awardsType))) return null;
  const isPublic = (from: 'VoteTwo' | 'Wining') => isPast || isPublicFrom(from, season, awardsType);
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
    isShortlisted: row.isShortlisted && isPublic('VoteTwo'),
    result: row.withdrawal === null && isPublic('Wining') ? row.result : null,
    withdrawal: row.withdrawal,
    year,
  };
}
