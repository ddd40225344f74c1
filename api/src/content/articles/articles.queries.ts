import { asc, desc, eq } from 'drizzle-orm';
import type * as contentCalls from '@summit/contract/calls/content';
import type { VenueClock } from '@summit/contract/money-and-time/venue-time';
import type { QueryOf } from '@summit/contract/requests/call';
import type { Db } from '../../platform/db/db.ts';
import { onePage } from '../../platform/db/one-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { shownRichText } from '../../settings/public/static-content.queries.ts';
import { readVenueClock } from '../../settings/public/venue-clock.ts';
import { articles } from './articles.tables.ts';

/** One page of the articles: the newest first, unless the query requests the oldest. */
export async function listArticles(db: Db, query: QueryOf<typeof contentCalls.articles>) {
  const byDate = query['sort.Asc'] === 'Date' ? asc(articles.publishedAt) : desc(articles.publishedAt);
  const { rows, counts } = await onePage(db, query, {
    select: db.select().from(articles).orderBy(byDate, asc(articles.id)).$dynamic(),
    from: articles,
  });
  const clock = await readVenueClock(db);
  const listed = rows.map((row) => ({ ...row, ...published(row, clock) }));
  return { articles: listed, ...counts };
}

/** An article with its text as it may be shown; null when none has this id. */
export async function findArticle({ db, config }: Pick<Platform, 'db' | 'config'>, id: string) {
  const [row] = await db.select().from(articles).where(eq(articles.id, id)).limit(1);
  if (!row) return null;
  const body = row.body === null ? null : shownRichText({ config }, row.body);
  return { ...row, body, ...published(row, await readVenueClock(db)) };
}

function published({ publishedAt }: Pick<typeof articles.$inferSelect, 'publishedAt'>, clock: VenueClock) {
  const moment = publishedAt.toISOString();
  return { publishedAt: moment, publishedOn: clock.day(moment) };
}
