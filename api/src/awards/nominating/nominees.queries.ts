import { and, eq } from 'drizzle-orm';
import type * as awardsCalls from '@summit/contract/calls/awards';
import type { QueryOf } from '@summit/contract/requests/call';
import type { Db } from '../../platform/db/db.ts';
import { onePageOf } from '../../platform/db/one-page.ts';
import { nominationCategories, nominees } from '../awards.tables.ts';
import { readSeason } from '../season.ts';
import { inAlphabeticalOrder, shuffledFor } from './nominee-order.ts';
import { toVisibleNominee, type VisibleNominee } from './visible-nominee.ts';

type NomineesQuery = QueryOf<typeof awardsCalls.nominees>;

/**
 * One page of the nominees that are public in the current status. Filters see public facts only, so that a filter for
 * winners finds nobody too early. `voterId`: shuffled for this voter; null: A to Z.
 */
export async function listNominees(db: Db, query: NomineesQuery, voterId: string | null) {
  const season = await readSeason(db);
  const year = query['filter.Year.Equals'] ? Number(query['filter.Year.Equals']) : season.year;
  const rows = Number.isInteger(year) ? await readPublished(db, year) : [];
  const visible = rows.flatMap(
    ({ nominee, awardsType }) => toVisibleNominee(nominee, awardsType, season) ?? [],
  );
  const wanted = visible.filter((nominee) => isWanted(nominee, query));
  const ordered = voterId === null ? inAlphabeticalOrder(wanted) : shuffledFor(voterId, wanted);
  const { rows: page, counts } = onePageOf(ordered, query);
  return { nominees: page, ...counts };
}

function readPublished(db: Db, year: number) {
  return db
    .select({ nominee: nominees, awardsType: nominationCategories.awardsType })
    .from(nominees)
    .innerJoin(nominationCategories, eq(nominationCategories.id, nominees.categoryId))
    .where(and(eq(nominees.year, year), eq(nominees.isPublished, true)));
}

function isWanted(nominee: VisibleNominee, query: NomineesQuery): boolean {
  const track = query['filter.AwardsType.Equals'];
  const category = query['filter.Category.Id.Equals'];
  const shortlisted = query['filter.IsShortlisted.Equals'];
  const result = query['filter.Result.Equals'];
  return (
    (!track || nominee.awardsType === track) &&
    (!category || nominee.categoryId === category) &&
    (!shortlisted || nominee.isShortlisted === (shortlisted === 'true')) &&
    (!result || nominee.result === result)
  );
}
