import * as limits from '@summit/contract/limits';
import { messages } from '@summit/contract/messages';
import { day, pictureOrNull, slug, whole } from '@summit/contract/resource-rules';
import { requiredText } from '@summit/contract/rules';
import { tableResource } from '../platform/resources/table-resource.ts';
import { galleryImages, photoGalleries } from './galleries.tables.ts';

/** Albums of photographs. */
export const albumsResource = tableResource({
  table: photoGalleries,
  key: 'id',
  fields: { id: slug(), name: requiredText(), date: day(), coverUrl: pictureOrNull() },
  order: ['date'],
  removable: true,
  drops: ['galleries'],
});

const picture = () => pictureOrNull().required(messages.required);

/** The photographs of the albums. */
export const albumPicturesResource = tableResource({
  table: galleryImages,
  key: 'id',
  fields: {
    id: requiredText(),
    galleryId: requiredText(),
    alt: requiredText(limits.longText),
    width: whole(1, 20_000).required(messages.required),
    height: whole(1, 20_000).required(messages.required),
    originalImageUrl: picture(),
    thumbnailUrl: picture(),
    position: whole(),
  },
  order: ['galleryId', 'position'],
  removable: true,
  drops: ['galleries'],
});
