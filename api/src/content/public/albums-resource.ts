import { day, pictureOrNull, slug, whole } from '@summit/contract/forms/resource-rules';
import { requiredText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { messages } from '@summit/contract/words/messages';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { galleryImages, photoGalleries } from '../galleries/galleries.tables.ts';

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
