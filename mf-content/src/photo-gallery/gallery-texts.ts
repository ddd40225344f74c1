import type { pictureTexts } from '@summit/contract/texts/pictures';

export type GalleryTexts = Record<keyof typeof pictureTexts, string>;
