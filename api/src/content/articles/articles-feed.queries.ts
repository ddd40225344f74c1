import { desc } from 'drizzle-orm';
import { Feed } from 'feed';
import * as contentCalls from '@summit/contract/calls/content';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import type { Platform } from '../../platform/platform.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { articles } from './articles.tables.ts';

/** The length of the feed, which readers fetch for new articles alone. */
const newest = 30;

/** The latest articles in the form of RSS 2.0. */
export async function articlesFeed({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<string> {
  const { name, insightsUrl } = await readSection(db, 'event');
  const rows = await db
    .select()
    .from(articles)
    .orderBy(desc(articles.publishedAt), articles.id)
    .limit(newest);
  const { siteOrigin } = config;
  const feed = new Feed({
    id: siteOrigin,
    title: `Insights of ${name}`,
    description: `The latest articles of ${name}`,
    link: new URL(insightsUrl ?? href(pages.articles), siteOrigin).href,
    language: 'en',
    copyright: name,
    updated: rows[0]?.publishedAt ?? new Date(0),
    feedLinks: { rss: `${siteOrigin}/api${contentCalls.articlesFeed.path}` },
  });
  for (const { id, title, excerpt, author, publishedAt } of rows) {
    const link = `${siteOrigin}${href(pages.article, { articleId: id })}`;
    feed.addItem({
      id: link,
      title,
      link,
      description: excerpt,
      date: publishedAt,
      ...(author && { author: [{ name: author }] }),
    });
  }
  return feed.rss2();
}
