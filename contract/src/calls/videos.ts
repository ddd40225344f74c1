import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { listQuery, query } from '../list-query.ts';
import { flag, listOf, moment, nullableText, shape, text, whole } from '../response-shapes.ts';
import { email, optionalText } from '../rules.ts';

const video = shape({
  id: text(),
  title: text(),
  description: text(),
  /** Seconds. */
  duration: whole(),
  thumbnailUrl: nullableText(),
  /** A stored film, relative to the API's base, or a page of another site. Null while access is not granted. */
  url: nullableText(),
  /** The film's captions, WebVTT; null where there are none. */
  captionsUrl: nullableText(),
  /** Whether the caller may watch it. */
  isEnabled: flag(),
  publishedAt: moment(),
});

export const videoCalls = defineCalls({
  videos: {
    method: 'GET',
    path: '/public/video',
    access: 'public',
    summary: 'The public videos; a token from a mail opens those that access was asked for.',
    query: listQuery({
      itemsOnPage: limits.itemsOnPage.videos,
      filters: { token: optionalText(limits.longText) },
    }),
    response: listOf('videos', video),
    errors: ['video-0001'],
  },
  requestVideos: {
    method: 'GET',
    path: '/public/video/enable-request',
    access: 'public',
    summary:
      'Mails a link that opens the videos, and informs the organisers. Returns the same for every address.',
    query: query({ email: email() }),
    /** False while the settings take no requests. */
    response: shape({ isRequested: flag() }),
    errors: [],
  },
  attendeeVideos: {
    method: 'GET',
    path: '/attendee/videos',
    access: 'attendee',
    summary: 'The private videos.',
    query: listQuery({ itemsOnPage: limits.itemsOnPage.videos }),
    response: listOf('videos', video),
    errors: [],
  },
});
