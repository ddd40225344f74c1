import { sessionFormatTexts } from '@summit/contract/texts/session-formats';
import { speakersTexts } from '@summit/contract/texts/speakers';

export type SpeakerTexts = Record<keyof typeof speakersTexts, string>;

/** Of the page of one speaker, which lists sessions. */
export const profileTexts = { ...speakersTexts, ...sessionFormatTexts };
export type ProfileTexts = Record<keyof typeof profileTexts, string>;
