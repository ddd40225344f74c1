import { sessionFormatTexts } from '@summit/contract/texts/session-formats';
import { sponsorsTexts } from '@summit/contract/texts/sponsors';

export type SponsorTexts = Record<keyof typeof sponsorsTexts, string>;

/** Of the page of one sponsor, which lists sessions. */
export const profileTexts = { ...sponsorsTexts, ...sessionFormatTexts };
export type ProfileTexts = Record<keyof typeof profileTexts, string>;
