import { number } from 'yup';
import { defineCalls } from '../call.ts';
import { contactBody } from '../contact-form.ts';
import * as limits from '../limits.ts';
import { listQuery } from '../list-query.ts';
import { choice, flag, listOf, moment, nullableText, shape, text } from '../response-shapes.ts';
import { fields, optionalText, requiredText } from '../rules.ts';

export const staticContentTypes = ['text', 'html', 'success message', 'error message'] as const;

/** One text of the site by its name, such as `home.hero.title`. */
const staticContent = shape({
  id: text(),
  name: text(),
  type: choice(staticContentTypes),
  content: text(),
});

const staticContentQuery = listQuery({
  itemsOnPage: limits.itemsOnPage.staticContent,
  filters: {
    'filter.Name.Equals': optionalText(),
    /** Every text of a page in one call: `home.`. */
    'filter.Name.StartsWith': optionalText(),
  },
});

const articleFields = {
  id: text(),
  title: text(),
  excerpt: text(),
  publishedAt: moment(),
  author: nullableText(),
  imageUrl: nullableText(),
  /** Where it can be read in full on another site. */
  url: nullableText(),
};

const banner = shape({
  id: text(),
  text: text(),
  linkText: nullableText(),
  linkUrl: nullableText(),
  imageUrl: nullableText(),
});

/** What the places on the map are. */
export const placeKinds = ['venue', 'hotel', 'station', 'parking'] as const;

/** Texts, banners, articles and places: content that the organisers write. */
export const contentCalls = defineCalls({
  staticContent: {
    method: 'GET',
    path: '/public/static-pages/content',
    access: 'public',
    summary: 'The texts of the site, all or by name.',
    query: staticContentQuery,
    response: listOf('staticContent', staticContent),
    errors: [],
  },
  virtualStaticContent: {
    method: 'GET',
    path: '/public/static-pages/virtual-content',
    access: 'public',
    summary: 'The texts of the virtual event.',
    query: staticContentQuery,
    response: listOf('staticContent', staticContent),
    errors: [],
  },
  banners: {
    method: 'GET',
    path: '/public/banners',
    access: 'public',
    summary: 'The banners that are shown at present.',
    query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
    response: listOf('banners', banner),
    errors: [],
  },
  cookieAlert: {
    method: 'GET',
    path: '/public/cookie-alert',
    access: 'public',
    summary: 'What the cookie alert says, and whether it is shown.',
    response: shape({ isEnabled: flag(), text: text(), acceptText: text(), declineText: text() }),
    errors: [],
  },
  articles: {
    method: 'GET',
    path: '/public/articles',
    access: 'public',
    summary: 'The articles, the newest first.',
    query: listQuery({ itemsOnPage: limits.itemsOnPage.list, sorts: ['Date'] }),
    response: listOf('articles', shape(articleFields)),
    errors: [],
  },
  article: {
    method: 'GET',
    path: '/public/articles/:id',
    access: 'public',
    summary: 'An article with its text.',
    params: fields({ id: requiredText() }),
    /** The text is HTML; null: it can be read elsewhere only. */
    response: shape({ ...articleFields, body: nullableText() }),
    errors: ['cqrs-0009'],
  },
  articlesFeed: {
    method: 'GET',
    path: '/public/articles/feed.xml',
    access: 'public',
    summary: 'The latest articles as an RSS feed.',
    mediaType: 'application/rss+xml; charset=utf-8',
    response: text(),
    errors: [],
  },
  mapLocations: {
    method: 'GET',
    path: '/public/map-location',
    access: 'public',
    summary: 'The venue and the places around it.',
    query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
    response: listOf(
      'mapLocations',
      shape({
        id: text(),
        name: text(),
        kind: choice(placeKinds),
        address: text(),
        note: nullableText(),
        latitude: number().defined(),
        longitude: number().defined(),
      }),
    ),
    errors: [],
  },
  socialFeed: {
    method: 'GET',
    path: '/public/social-media/feed',
    access: 'public',
    summary: 'The latest posts, the newest first.',
    query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
    response: listOf(
      'posts',
      shape({
        id: text(),
        network: text(),
        text: text(),
        url: text(),
        imageUrl: nullableText(),
        publishedAt: moment(),
      }),
    ),
    errors: [],
  },
  contactUs: {
    method: 'POST',
    path: '/public/contact-us',
    access: 'public',
    summary: 'Writes to the organisers.',
    captcha: true,
    multipart: true,
    body: contactBody,
    errors: ['message-0001'],
  },
});
