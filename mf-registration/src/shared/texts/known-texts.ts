import { texts } from '@summit/contract/words/texts';

const ofPages = Object.entries(texts).filter(([name]) => name.startsWith('registration'));

/**
 * The default wording of all registration pages, for the server alone: whichever page a visitor goes on to, its script
 * contains its part of it, so that none of it is sent with the first page's data.
 */
export const knownTexts: Readonly<Record<string, string>> = Object.fromEntries(ofPages);
