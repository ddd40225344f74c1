import { defineCall } from '../call.ts';
import * as limits from '../limits.ts';
import { listQuery, query } from '../list-query.ts';
import { listed, listOf, shape } from '../response-shapes.ts';
import { requiredText } from '../rules.ts';
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
