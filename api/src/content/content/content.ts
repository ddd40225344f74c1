import * as contentCalls from '@summit/contract/calls/content';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { readSections } from '../../settings/public/settings.queries.ts';
import { listStaticContent } from '../../settings/public/static-content.queries.ts';
import { findArticle, listArticles } from '../articles/articles.queries.ts';
import { articlesFeed } from '../articles/articles-feed.queries.ts';
import { listBanners } from '../banners/banners.queries.ts';
import { listMapLocations } from '../map-location/map-location.queries.ts';
import { listSocialPosts } from '../social-feed/social-feed.queries.ts';
import { createContactUsHandler } from './contact-us.ts';

/** How long a response is cached, in seconds. */
const freshness = 5;

/** Banners begin and end by themselves: with the polling of the site, pages follow within five seconds. */
const bannerFreshness = 1;

/** The organisers' content. Cached as static-content, banners, settings, articles, map-locations, social-feed. */
export const content: Capability = (app, platform) => {
  const { db, clock } = platform;

  serve(app, contentCalls, {
    staticContent: cachedResponse('static-content', freshness, ({ query }) =>
      listStaticContent(platform, 'site', query),
    ),
    virtualStaticContent: cachedResponse('static-content', freshness, ({ query }) =>
      listStaticContent(platform, 'virtual', query),
    ),
    banners: cachedResponse('banners', bannerFreshness, ({ query }) => listBanners(db, query, clock.now())),
    cookieAlert: cachedResponse('settings', freshness, async () => {
      const { cookieAlert, cookieAlertTexts } = await readSections(db, ['cookieAlert', 'cookieAlertTexts']);
      return { ...cookieAlertTexts, ...cookieAlert };
    }),
    articles: cachedResponse('articles', freshness, ({ query }) => listArticles(db, query)),
    article: cachedResponse(
      'articles',
      freshness,
      async ({ params, fail }) => (await findArticle(platform, params.id)) ?? fail('cqrs-0009'),
    ),
    articlesFeed: cachedResponse('articles', freshness, () => articlesFeed(platform)),
    mapLocations: cachedResponse('map-locations', freshness, ({ query }) => listMapLocations(db, query)),
    socialFeed: cachedResponse('social-feed', freshness, ({ query }) => listSocialPosts(db, query)),
    contactUs: createContactUsHandler(platform),
  });
};
