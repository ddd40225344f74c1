import { sessionFormatTexts } from '@summit/contract/texts/session-formats';
import { sponsorsTexts } from '@summit/contract/texts/sponsors';

export type SponsorTexts = Record<keyof typeof sponsorsTexts, string>;

/** The texts of a sponsor's page, which lists sessions. */
export const profileTexts = { ...sponsorsTexts, ...sessionFormatTexts };
export type ProfileTexts = Record<keyof typeof profileTexts, string>;
