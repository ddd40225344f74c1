import type { visitTexts } from '@summit/contract/texts/visit';

export type VisitTexts = Record<keyof typeof visitTexts, string>;
