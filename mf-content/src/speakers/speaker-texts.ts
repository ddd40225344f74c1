import { sessionFormatTexts } from '@summit/contract/texts/session-formats';
import { speakersTexts } from '@summit/contract/texts/speakers';

export type SpeakerTexts = Record<keyof typeof speakersTexts, string>;

/** The texts of a speaker's page, which lists sessions. */
export const profileTexts = { ...speakersTexts, ...sessionFormatTexts };
export type ProfileTexts = Record<keyof typeof profileTexts, string>;
