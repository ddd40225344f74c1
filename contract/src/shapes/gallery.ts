import { nullableText, shape, text, whole } from '../requests/response-shapes.ts';

export const album = {
  id: text(),
  name: text(),
  /** YYYY-MM-DD. */
  date: text(),
  coverUrl: nullableText(),
  imagesCount: whole(),
};

export const photoGallery = shape(album);

export const galleryImage = shape({
  id: text(),
  /** What the picture shows. */
  alt: text(),
  /** px. */
  width: whole(),
  height: whole(),
  imagesUrls: shape({ originalImageUrl: text(), thumbnailUrl: text() }),
});
