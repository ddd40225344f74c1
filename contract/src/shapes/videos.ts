import { flag, moment, nullableText, shape, text, whole } from '../requests/response-shapes.ts';

export const video = shape({
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
