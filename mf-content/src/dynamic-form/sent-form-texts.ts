import type { sentFormTexts } from '@summit/contract/texts/sent-forms';

/** The pages with a described form that can be sent. */
export type SentFormPageId = 'volunteer' | 'proposeSession';

export type SentFormTexts = Record<keyof typeof sentFormTexts, string>;
