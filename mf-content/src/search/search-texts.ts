import type { searchTexts } from '@summit/contract/texts/search';

export type SearchTexts = Record<keyof typeof searchTexts, string>;
