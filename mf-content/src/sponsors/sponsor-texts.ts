import { programmeTexts } from '@summit/contract/texts/programme';
import { sessionFormatTexts } from '@summit/contract/texts/session-formats';

export type SponsorTexts = Record<keyof typeof programmeTexts, string>;

/** Of the page of one sponsor, which lists sessions. */
export const profileTexts = { ...programmeTexts, ...sessionFormatTexts };
export type ProfileTexts = Record<keyof typeof profileTexts, string>;
