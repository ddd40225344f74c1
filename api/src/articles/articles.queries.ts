import { asc, desc } from 'drizzle-orm';
import type { QueryOf } from '@summit/contract/call';
import type { contentCalls } from '@summit/contract/calls/content';
import type { Db } from '../platform/db/db.ts';
import { onePage } from '../platform/db/one-page.ts';
import { articles } from './articles.tables.ts';

/** One page of the articles: the newest first, unless the query requests the oldest. */
export async function listArticles(db: Db, query: QueryOf<typeof contentCalls.articles>) {
  const byDate = query['sort.Asc'] === 'Date' ? asc(articles.publishedAt) : desc(articles.publishedAt);
  const { rows, counts } = await onePage(db, query, {
    select: db.select().from(articles).orderBy(byDate, asc(articles.id)).$dynamic(),
    from: articles,
  });
  const listed = rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
  return { articles: listed, ...counts };
}
