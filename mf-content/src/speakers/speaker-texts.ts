import type { programmeTexts } from '@summit/contract/texts/programme';

export type SpeakerTexts = Record<keyof typeof programmeTexts, string>;
