import { asc, desc, eq } from 'drizzle-orm';
import type { QueryOf } from '@summit/contract/call';
import type * as contentCalls from '@summit/contract/calls/content';
import type { Db } from '../platform/db/db.ts';
import { onePage } from '../platform/db/one-page.ts';
import type { Platform } from '../platform/platform.ts';
import { shownRichText } from '../static-content/static-content.queries.ts';
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

/** An article with its text as it may be shown; null when none has this id. */
export async function findArticle({ db, config }: Pick<Platform, 'db' | 'config'>, id: string) {
  const [row] = await db.select().from(articles).where(eq(articles.id, id)).limit(1);
  if (!row) return null;
  const body = row.body === null ? null : shownRichText({ config }, row.body);
  return { ...row, body, publishedAt: row.publishedAt.toISOString() };
}
