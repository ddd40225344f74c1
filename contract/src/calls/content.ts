import { contactBody } from '../forms/contact-form.ts';
import { fields, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { listQuery } from '../requests/list-query.ts';
import { choice, flag, listOf, moment, nullableText, shape, text } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/content.ts';
import { number } from '../yup.ts';

// Texts, banners, articles and places: content that the organisers write.

export const staticContent = defineCall({
  method: 'GET',
  path: '/public/static-pages/content',
  access: 'public',
  summary: 'The texts of the site, all or by name.',
  query: shapes.staticContentQuery,
  response: listOf('staticContent', shapes.staticContent),
  errors: [],
});

export const virtualStaticContent = defineCall({
  method: 'GET',
  path: '/public/static-pages/virtual-content',
  access: 'public',
  summary: 'The texts of the virtual event.',
  query: shapes.staticContentQuery,
  response: listOf('staticContent', shapes.staticContent),
  errors: [],
});

export const banners = defineCall({
  method: 'GET',
  path: '/public/banners',
  access: 'public',
  summary: 'The banners that are shown at present.',
  query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
  response: listOf('banners', shapes.banner),
  errors: [],
});

export const cookieAlert = defineCall({
  method: 'GET',
  path: '/public/cookie-alert',
  access: 'public',
  summary: 'What the cookie alert says, and whether it is shown.',
  response: shape({ isEnabled: flag(), text: text(), acceptText: text(), declineText: text() }),
  errors: [],
});

export const articles = defineCall({
  method: 'GET',
  path: '/public/articles',
  access: 'public',
  summary: 'The articles, the newest first.',
  query: listQuery({ itemsOnPage: limits.itemsOnPage.list, sorts: ['Date'] }),
  response: listOf('articles', shape(shapes.articleFields)),
  errors: [],
});

export const article = defineCall({
  method: 'GET',
  path: '/public/articles/:id',
  access: 'public',
  summary: 'An article with its text.',
  params: fields({ id: requiredText() }),
  /** The text is HTML; null: it can be read elsewhere only. */
  response: shape({ ...shapes.articleFields, body: nullableText() }),
  errors: ['cqrs-0009'],
});

export const articlesFeed = defineCall({
  method: 'GET',
  path: '/public/articles/feed.xml',
  access: 'public',
  summary: 'The latest articles as an RSS feed.',
  mediaType: 'application/rss+xml; charset=utf-8',
  response: text(),
  errors: [],
});

export const mapLocations = defineCall({
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
      kind: choice(shapes.placeKinds),
      address: text(),
      note: nullableText(),
      latitude: number().defined(),
      longitude: number().defined(),
    }),
  ),
  errors: [],
});

export const socialFeed = defineCall({
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
      /** The day at the venue, `2027-06-08`. */
      publishedOn: text(),
    }),
  ),
  errors: [],
});

export const contactUs = defineCall({
  method: 'POST',
  path: '/public/contact-us',
  access: 'public',
  summary: 'Writes to the organisers.',
  captcha: true,
  multipart: true,
  body: contactBody,
  errors: ['message-0001'],
});
