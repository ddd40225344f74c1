import { asc, desc } from 'drizzle-orm';
import { pageCounts, pageWindow } from '@summit/contract/list-query';
import type { Db } from '../platform/db/db.ts';
import { socialPosts } from './social-feed.tables.ts';

/** One page of the posts, the newest first. */
export async function listSocialPosts(db: Db, query: { page: number; itemsOnPage: number }) {
  const window = pageWindow(query);
  const rows = await db
    .select()
    .from(socialPosts)
    .orderBy(desc(socialPosts.publishedAt), asc(socialPosts.id))
    .limit(window.limit)
    .offset(window.offset);
  const posts = rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
  return { posts, ...pageCounts(await db.$count(socialPosts), window) };
}
