import { textRows } from '@summit/contract/words/text-lookup';

/** The titles and texts of a list whose lines are `title | words`. */
export function pointRows(lines: string) {
  return textRows(lines).map(([title = '', text]) => ({ title, text }));
}
