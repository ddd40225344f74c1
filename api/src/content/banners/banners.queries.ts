import { and, asc, gt, isNull, lte, or } from 'drizzle-orm';
import type { PageQuery } from '@summit/contract/requests/list-query';
import type { Db } from '../../platform/db/db.ts';
import { onePage } from '../../platform/db/one-page.ts';
import { banners } from './banners.tables.ts';

/** One page of the banners that are shown at this moment, in the order of the organisers. */
export async function listBanners(db: Db, query: PageQuery, now: Date) {
  const wanted = and(
    or(isNull(banners.shownFrom), lte(banners.shownFrom, now)),
    or(isNull(banners.shownUntil), gt(banners.shownUntil, now)),
  );
  const { rows, counts } = await onePage(db, query, {
    select: db.select().from(banners).orderBy(asc(banners.position), asc(banners.id)).$dynamic(),
    from: banners,
    where: wanted,
  });
  return { banners: rows, ...counts };
}
