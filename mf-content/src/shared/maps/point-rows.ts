import { textRows } from '@summit/contract/words/text-lookup';

/** Titles with their words from a text whose lines are `title | words`. */
export function pointRows(lines: string) {
  return textRows(lines).map(([title = '', text]) => ({ title, text }));
}
