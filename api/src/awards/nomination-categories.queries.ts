import { and, asc, eq, inArray } from 'drizzle-orm';
import type { QueryOf } from '@summit/contract/call';
import type { awardsCalls } from '@summit/contract/calls/awards';
import type { Db } from '../platform/db/db.ts';
import { onePage } from '../platform/db/one-page.ts';
import { readSection } from '../settings/settings.queries.ts';
import { nominationCategories } from './awards.tables.ts';

/** One page of the award categories of the present season by name, of both tracks or of one. */
export async function listNominationCategories(
  db: Db,
  query: QueryOf<typeof awardsCalls.nominationCategories>,
) {
  const track = query['filter.AwardsType.Equals'];
  const ofSeason = await readSection(db, 'awardsCategories');
  const wanted = and(
    track ? eq(nominationCategories.awardsType, track) : undefined,
    ofSeason.length > 0 ? inArray(nominationCategories.id, ofSeason) : undefined,
  );
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select()
      .from(nominationCategories)
      .orderBy(asc(nominationCategories.name), asc(nominationCategories.id))
      .$dynamic(),
    from: nominationCategories,
    where: wanted,
  });
  return { nominationCategories: rows, ...counts };
}
