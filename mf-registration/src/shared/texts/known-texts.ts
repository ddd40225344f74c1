import { texts } from '@summit/contract/words/texts';

const ofPages = Object.entries(texts).filter(([name]) => name.startsWith('registration'));

/**
 * The default wording of all registration pages, for the server only. It is not sent with the first page's data,
 * because the script of each page contains its own defaults.
 */
export const knownTexts: Readonly<Record<string, string>> = Object.fromEntries(ofPages);
