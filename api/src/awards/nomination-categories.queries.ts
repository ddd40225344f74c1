import { asc, count, eq } from 'drizzle-orm';
import type { QueryOf } from '@summit/contract/call';
import type { awardsCalls } from '@summit/contract/calls/awards';
import { pageCounts, pageWindow } from '@summit/contract/list-query';
import type { Db } from '../platform/db/db.ts';
import { nominationCategories } from './awards.tables.ts';

/** One page of the award categories by name, of both tracks or of one. */
export async function listNominationCategories(
  db: Db,
  query: QueryOf<typeof awardsCalls.nominationCategories>,
) {
  const window = pageWindow(query);
  const track = query['filter.AwardsType.Equals'];
  const wanted = track ? eq(nominationCategories.awardsType, track) : undefined;
  const rows = await db
    .select()
    .from(nominationCategories)
    .where(wanted)
    .orderBy(asc(nominationCategories.name), asc(nominationCategories.id))
    .limit(window.limit)
    .offset(window.offset);
  const [all] = await db.select({ total: count() }).from(nominationCategories).where(wanted);
  return { nominationCategories: rows, ...pageCounts(all?.total ?? 0, window) };
}
