import type { pictureTexts } from '@summit/contract/texts/pictures';

/** The demo event's own wording instead of the neutral one. */
export const demoPictureTexts = {
  'photoGallery.meta.description':
    'Pictures of Summit, album by album: opening days, the expo floor, awards nights and the dock.',
  'photoGallery.header.lead': 'Past editions, album by album, drawn after the photographs.',
  'videos.header.lead': 'Talks worth watching twice, each in under a minute.',
  'videos.meta.description':
    'Talks of past editions of Summit to watch again: keynotes, panels and the awards night.',
} as const satisfies Partial<Record<keyof typeof pictureTexts, string>>;
