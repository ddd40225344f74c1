import type { programmeTexts } from '@summit/contract/texts/programme';

export type AgendaTexts = Record<keyof typeof programmeTexts, string>;
