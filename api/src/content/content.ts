import { contentCalls } from '@summit/contract/calls/content';
import { articlesFeed } from '../articles/articles-feed.queries.ts';
import { listArticles } from '../articles/articles.queries.ts';
import { listBanners } from '../banners/banners.queries.ts';
import { listMapLocations } from '../map-location/map-location.queries.ts';
import { contactUsWith } from './contact-us.ts';
import { cachedAnswer } from '../platform/cached-answer.ts';
import { serve, type Capability } from '../platform/serve.ts';
import { readSections } from '../settings/settings.queries.ts';
import { listSocialPosts } from '../social-feed/social-feed.queries.ts';
import { listStaticContent } from '../static-content/static-content.queries.ts';

/** How long a change may take to be seen, in seconds. */
const freshness = 5;

/** What the organisers write. Kept answers: static-content, banners, settings, articles, map-locations, social-feed. */
export const content: Capability = (app, platform) => {
  const { db, clock } = platform;

  serve(app, contentCalls, {
    staticContent: cachedAnswer('static-content', freshness, ({ query }) =>
      listStaticContent(platform, 'site', query),
    ),
    virtualStaticContent: cachedAnswer('static-content', freshness, ({ query }) =>
      listStaticContent(platform, 'virtual', query),
    ),
    banners: cachedAnswer('banners', freshness, ({ query }) => listBanners(db, query, clock.now())),
    cookieAlert: cachedAnswer('settings', freshness, async () => {
      const { cookieAlert, cookieAlertTexts } = await readSections(db, ['cookieAlert', 'cookieAlertTexts']);
      return { ...cookieAlertTexts, ...cookieAlert };
    }),
    articles: cachedAnswer('articles', freshness, ({ query }) => listArticles(db, query)),
    articlesFeed: cachedAnswer('articles', freshness, () => articlesFeed(platform)),
    mapLocations: cachedAnswer('map-locations', freshness, ({ query }) => listMapLocations(db, query)),
    socialFeed: cachedAnswer('social-feed', freshness, ({ query }) => listSocialPosts(db, query)),
    contactUs: contactUsWith(platform),
  });
};
