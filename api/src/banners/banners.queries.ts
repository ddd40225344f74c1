import { and, asc, gt, isNull, lte, or } from 'drizzle-orm';
import { pageCounts, pageWindow } from '@summit/contract/list-query';
import type { Db } from '../platform/db/db.ts';
import { banners } from './banners.tables.ts';

/** One page of the banners that are shown at this moment, in the order of the organisers. */
export async function listBanners(db: Db, query: { page: number; itemsOnPage: number }, now: Date) {
  const window = pageWindow(query);
  const wanted = and(
    or(isNull(banners.shownFrom), lte(banners.shownFrom, now)),
    or(isNull(banners.shownUntil), gt(banners.shownUntil, now)),
  );
  const rows = await db
    .select()
    .from(banners)
    .where(wanted)
    .orderBy(asc(banners.position), asc(banners.id))
    .limit(window.limit)
    .offset(window.offset);
  return { banners: rows, ...pageCounts(await db.$count(banners, wanted), window) };
}
