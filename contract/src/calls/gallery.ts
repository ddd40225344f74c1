import { requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { listQuery, query } from '../requests/list-query.ts';
import { listed, listOf, shape } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/gallery.ts';

export const photoGalleries = defineCall({
  method: 'GET',
  path: '/public/photo-galleries',
  access: 'public',
  summary: 'The albums, the newest first.',
  query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
  response: listOf('photoGalleries', shapes.photoGallery),
  errors: [],
});

export const gallery = defineCall({
  method: 'GET',
  path: '/public/gallery',
  access: 'public',
  summary: 'One album with its pictures.',
  query: query({ 'query.id': requiredText() }),
  response: shape({ ...shapes.album, images: listed(shapes.galleryImage) }),
  errors: ['cqrs-0009'],
});
