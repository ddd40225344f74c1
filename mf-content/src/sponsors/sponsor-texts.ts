import type { programmeTexts } from '@summit/contract/texts/programme';

export type SponsorTexts = Record<keyof typeof programmeTexts, string>;
