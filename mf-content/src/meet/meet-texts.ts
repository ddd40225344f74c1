import type { meetTexts } from '@summit/contract/texts/meet';

export type MeetTexts = Record<keyof typeof meetTexts, string>;
