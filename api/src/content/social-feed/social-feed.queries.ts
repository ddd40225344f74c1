import { asc, desc } from 'drizzle-orm';
import type { PageQuery } from '@summit/contract/requests/list-query';
import type { Db } from '../../platform/db/db.ts';
import { onePage } from '../../platform/db/one-page.ts';
import { readVenueClock } from '../../settings/public/venue-clock.ts';
import { socialPosts } from './social-feed.tables.ts';

/** One page of the posts, the newest first. */
export async function listSocialPosts(db: Db, query: PageQuery) {
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select()
      .from(socialPosts)
      .orderBy(desc(socialPosts.publishedAt), asc(socialPosts.id))
      .$dynamic(),
    from: socialPosts,
  });
  const clock = await readVenueClock(db);
  const posts = rows.map((row) => {
    const publishedAt = row.publishedAt.toISOString();
    return { ...row, publishedAt, publishedOn: clock.day(publishedAt) };
  });
  return { posts, ...counts };
}
