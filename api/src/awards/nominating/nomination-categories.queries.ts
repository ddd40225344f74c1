import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type * as awardsCalls from '@summit/contract/calls/awards';
import type { QueryOf } from '@summit/contract/requests/call';
import type { AwardsTrack } from '@summit/contract/site/page';
import type { Db } from '../../platform/db/db.ts';
import { byName } from '../../platform/db/names.ts';
import { onePage } from '../../platform/db/one-page.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { nominationCategories } from '../awards.tables.ts';

/** One page of the award categories of the present season by name, of both tracks or of one. */
export async function listNominationCategories(
  db: Db,
  query: QueryOf<typeof awardsCalls.nominationCategories>,
) {
  const track = query['filter.AwardsType.Equals'];
  const wanted = and(track ? ofTrack(track) : undefined, await inSeason(db));
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select()
      .from(nominationCategories)
      .orderBy(asc(byName(nominationCategories.name)), asc(nominationCategories.id))
      .$dynamic(),
    from: nominationCategories,
    where: wanted,
  });
  return { nominationCategories: rows, ...counts };
}

/** The categories with these ids, of any season, without an order. */
export function listCategoriesById(db: Db, ids: readonly string[]) {
  return db
    .select()
    .from(nominationCategories)
    .where(inArray(nominationCategories.id, [...ids]));
}

/** Whether all of these are categories of a track in the present season. */
export async function areCategoriesOf(db: Db, track: AwardsTrack, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  const found = await db.$count(
    nominationCategories,
    and(ofTrack(track), inArray(nominationCategories.id, wanted), await inSeason(db)),
  );
  return found === wanted.length;
}

function ofTrack(track: AwardsTrack): SQL {
  return eq(nominationCategories.awardsType, track);
}

/** The condition for the categories of the present season; undefined: all, because the organisers chose none. */
export async function inSeason(db: Db): Promise<SQL | undefined> {
  const chosen = await readSection(db, 'awardsCategories');
  return chosen.length > 0 ? inArray(nominationCategories.id, chosen) : undefined;
}
