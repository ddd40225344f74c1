import { asc, desc } from 'drizzle-orm';
import type { QueryOf } from '@summit/contract/call';
import type { contentCalls } from '@summit/contract/calls/content';
import { pageCounts, pageWindow } from '@summit/contract/list-query';
import type { Db } from '../platform/db/db.ts';
import { articles } from './articles.tables.ts';

/** One page of the articles: the newest first, unless the query asks for the oldest. */
export async function listArticles(db: Db, query: QueryOf<typeof contentCalls.articles>) {
  const window = pageWindow(query);
  const byDate = query['sort.Asc'] === 'Date' ? asc(articles.publishedAt) : desc(articles.publishedAt);
  const rows = await db
    .select()
    .from(articles)
    .orderBy(byDate, asc(articles.id))
    .limit(window.limit)
    .offset(window.offset);
  const listed = rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
  return { articles: listed, ...pageCounts(await db.$count(articles), window) };
}
