import { searchPlain } from './search-plain.ts';

/**
 * How lists of names are sorted: as an English reader expects, accents and case last, numbers by their value. The database
 * sorts by the same rules, as the collation `name_order`.
 */
const made: { collator?: Intl.Collator } = {};

/** Compares two names, companies or titles. The only collator of the project: browsers and machines have other defaults. */
export function compareNames(one: string, other: string): number {
  // Made with the first list that is sorted: making it takes longer than sorting.
  made.collator ??= new Intl.Collator('en', { numeric: true });
  return made.collator.compare(one, other);
}

/** Compares what only programs read, such as ids, codes and moments in one form: by their characters. */
export function compareCodes(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * The heading of a name in an index: its first letter, without accent, in any script; `0–9` for digits and `#` for all
 * else. Names that follow one another in the order of names have headings that do.
 */
export function indexHeading(name: string): string {
  const [first = ''] = name.normalize('NFC').trim();
  if (/\p{N}/u.test(first)) return '0–9';
  if (!/\p{L}/u.test(first)) return '#';
  const [letter = first] = searchPlain(first);
  return letter.toUpperCase();
}
