import { email, optionalText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { listQuery, query } from '../requests/list-query.ts';
import { flag, listOf, shape } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/videos.ts';

export const videos = defineCall({
  method: 'GET',
  path: '/public/video',
  access: 'public',
  summary: 'The public videos; a token from a mail opens those that access was asked for.',
  query: listQuery({
    itemsOnPage: limits.itemsOnPage.videos,
    filters: { token: optionalText(limits.longText) },
  }),
  response: listOf('videos', shapes.video),
  errors: ['video-0001'],
});

export const requestVideos = defineCall({
  method: 'GET',
  path: '/public/video/enable-request',
  access: 'public',
  summary:
    'Mails a link that opens the videos, and informs the organisers. Returns the same for every address.',
  query: query({ email: email() }),
  /** False while the settings take no requests. */
  response: shape({ isRequested: flag() }),
  errors: [],
});

export const attendeeVideos = defineCall({
  method: 'GET',
  path: '/attendee/videos',
  access: 'attendee',
  summary: 'The private videos.',
  query: listQuery({ itemsOnPage: limits.itemsOnPage.videos }),
  response: listOf('videos', shapes.video),
  errors: [],
});
