import type { programmeTexts } from '@summit/contract/texts/programme';

export type AttendeeTexts = Record<keyof typeof programmeTexts, string>;
