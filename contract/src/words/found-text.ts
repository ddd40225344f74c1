import { searchGround, searchWords } from './search-plain.ts';

/** Whether every word of the search is somewhere in the texts, whichever way both were typed. */
export function findsText(search: string, texts: readonly (string | null)[]): boolean {
  const ground = searchGround(texts.filter((text) => text !== null).join(' '));
  return searchWords(search).every((word) => ground.includes(word));
}
