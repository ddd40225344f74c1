import { searchPlain } from '@summit/contract/words/search-plain';

interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Lengths of a quotation in words: the maximum, before the first match, and in a text without any match. */
const quoted = { most: 30, before: 5, withoutMatch: 16 };

/** A word as readers see it: the characters between spaces, or a number with spaces between its groups. */
const word = /\d{1,3}(?:\p{Zs}\d{3})+(?!\d)|\S+/gu;

/** The parts of a word, each of which can be found; a sign of a script without spaces is one. */
const part =
  /[\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3134f}]|[^\P{L}\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3134f}](?:[^\P{L}\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3134f}]|[\p{M}\p{N}\p{Cf}])*|[\p{M}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*/gu;

/** The usual word: one part of plain letters, and perhaps a comma. */
const simpleWord = /^([^a-z0-9\u0080-\uffff]*)([a-z0-9]+)[^a-z0-9\u0080-\uffff]*$/i;

interface Span {
  start: number;
  end: number;
}

/** Whether a part of a word, without case and accents, has one of the beginnings. A stem has an i where its word has a y. */
function begins(plain: string, beginnings: readonly string[]): boolean {
  return beginnings.some(
    (one) => plain.startsWith(one) || (one.endsWith('i') && plain.startsWith(`${one.slice(0, -1)}y`)),
  );
}

/** The part of a word that matches. */
function foundIn({ 0: text, index }: RegExpExecArray, beginnings: readonly string[]): Span[] {
  const [, before = '', simple] = simpleWord.exec(text) ?? [];
  if (simple !== undefined) {
    const start = index + before.length;
    return begins(simple.toLowerCase(), beginnings) ? [{ start, end: start + simple.length }] : [];
  }
  const parts = [...text.matchAll(part)].map((one) => ({
    start: index + one.index,
    end: index + one.index + one[0].length,
    plain: searchPlain(one[0]).replaceAll('-', ''),
  }));
  const inOnePiece = parts.map(({ plain }) => plain).join('');
  // The longest match may continue beyond a part, as "oneill" does in "O’Neill".
  const reach = Math.max(
    0,
    ...beginnings.filter((one) => inOnePiece.startsWith(one)).map((one) => one.length),
  );
  let length = 0;
  return parts.filter(({ plain }) => {
    const isReached = length < reach;
    length += plain.length;
    return isReached || begins(plain, beginnings);
  });
}

/** A text in parts, with the words marked whose beginnings match. */
export function markedParts(text: string, beginnings: readonly string[]): TextPart[] {
  const spans = [...text.matchAll(word)].flatMap((one) => foundIn(one, beginnings));
  const parts: TextPart[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    parts.push(
      { text: text.slice(from, start), isMatch: false },
      { text: text.slice(start, end), isMatch: true },
    );
    from = end;
  }
  return [...parts, { text: text.slice(from), isMatch: false }].filter((one) => one.text !== '');
}

/** A quotation around most of the matches, with an ellipsis where its text continues. */
export function quotedParts(text: string, beginnings: readonly string[]): TextPart[] {
  const words = [...text.matchAll(word)];
  const found = words.flatMap((one, at) => (foundIn(one, beginnings).length > 0 ? [at] : []));
  const { first, last } = bestWindow(words.length, found);
  const [from, to] = [words[first], words[last]];
  if (!from || !to) return [];
  const more = { text: '…', isMatch: false };
  return [
    ...(first > 0 ? [more] : []),
    ...markedParts(text.slice(from.index, to.index + to[0].length), beginnings),
    ...(last < words.length - 1 ? [more] : []),
  ];
}

/** The words to quote: the earliest place with the most matches. */
function bestWindow(count: number, found: readonly number[]): { first: number; last: number } {
  if (found.length === 0) return { first: 0, last: Math.min(quoted.withoutMatch, count) - 1 };
  let best = { first: 0, size: 0 };
  let end = 0;
  for (const [at, place] of found.entries()) {
    while (end < found.length && (found[end] ?? 0) < place + quoted.most - quoted.before) end += 1;
    if (end - at > best.size) best = { first: Math.max(0, place - quoted.before), size: end - at };
  }
  return { first: best.first, last: Math.min(count, best.first + quoted.most) - 1 };
}
