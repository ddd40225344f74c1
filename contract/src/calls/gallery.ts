import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { listQuery, query } from '../list-query.ts';
import { listed, listOf, nullableText, shape, text, whole } from '../response-shapes.ts';
import { requiredText } from '../rules.ts';

const album = {
  id: text(),
  name: text(),
  /** YYYY-MM-DD. */
  date: text(),
  coverUrl: nullableText(),
  imagesCount: whole(),
};

const photoGallery = shape(album);

const galleryImage = shape({
  id: text(),
  /** What the picture shows. */
  alt: text(),
  /** px. */
  width: whole(),
  height: whole(),
  imagesUrls: shape({ originalImageUrl: text(), thumbnailUrl: text() }),
});

export const galleryCalls = defineCalls({
  photoGalleries: {
    method: 'GET',
    path: '/public/photo-galleries',
    access: 'public',
    summary: 'The albums, the newest first.',
    query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
    response: listOf('photoGalleries', photoGallery),
    errors: [],
  },
  gallery: {
    method: 'GET',
    path: '/public/gallery',
    access: 'public',
    summary: 'One album with its pictures.',
    query: query({ 'query.id': requiredText() }),
    response: shape({ ...album, images: listed(galleryImage) }),
    errors: ['cqrs-0009'],
  },
});
