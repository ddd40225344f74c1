/**
 * A text of a page as the search reads it: without elements, list separators, and the addresses and places on a plan in
 * its lists. Each step is linear in the length of the text, because runs of spaces are joined first.
 */
export function pageWording(content: string): string {
  return content
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\| *\/\S*/g, ' ')
    .replace(/\|(?: +-?\d+(?:\.\d+)?){2,} *(?=\||\n|$)/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\|/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '. ')
    .replace(/([.?!]) ?\./g, '$1')
    .trim();
}
