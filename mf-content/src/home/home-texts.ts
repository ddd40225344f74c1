import type { homeTexts } from '@summit/contract/texts/home';

export type HomeTexts = Record<keyof typeof homeTexts, string>;
