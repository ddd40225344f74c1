import { asciiDigits } from './ascii-digits.ts';

/** Invisible formatting characters: `\p{Cf}` without those that are drawn, and without the joiners. */
const invisible =
  /(?!\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1343f}\u{e0020}-\u{e007f}])\p{Cf}|[\u034f\u3164\uffa0]/gu;

/** The direction marks that a text of several lines may have: marks and isolates, never overrides. */
const directions = /[\u061c\u200e\u200f\u2066-\u2069]/;

/** A zero-width joiner or non-joiner: letters of Persian or Hindi and the parts of one emoji need it, nothing else does. */
const joiner = /[\u{200c}\u{200d}]/gu;
const joins = /^[\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}]$/u;

/** Letters of an invisible alphabet, which only spell the flags of regions behind a black flag. */
const flag = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,6})[\u{e0020}-\u{e007f}]/gu;

/** The line ends of all systems. */
const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Control characters but tabs and ends of lines. NUL stays, to be refused. */
const control = /(?![\0\t\n])\p{Cc}/gu;

/**
 * More marks on one letter than any language writes (UAX 15 names 30). Composing takes time by the square of their
 * number, so further marks are removed from input.
 */
const moreMarks = /(?<=\p{M}{30})\p{M}/gu;

const draws = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Letters and a symbol that are blank. */
const blank = /[\u115f\u1160\u2800\u3164\uffa0]/g;

/** Whether anything of a text can be seen. */
export function canBeSeen(text: string): boolean {
  return draws.test(text.replace(blank, ''));
}

function withoutStrayJoiners(text: string): string {
  return text.replace(joiner, (sign, at: number) => {
    const [before, after] = [lastSign(text.slice(Math.max(at - 2, 0), at)), nextSign(text, at + 1)];
    const isNeeded = joins.test(before) && (joins.test(after) || /\p{M}/u.test(before));
    return isNeeded ? sign : '';
  });
}

function lastSign(text: string): string {
  return [...text].at(-1) ?? '';
}

function nextSign(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

/** A fast path: most texts contain only these characters. */
const isUsual = /^[\n\x20-\x7e]*$/;

/**
 * A text of several lines as it is meant: composed (NFC), its lines ended by `\n`, without control characters and signs
 * that draw nothing. Empty when nothing of it can be seen.
 */
export function normaliseLines(typed: string): string {
  if (isUsual.test(typed)) return canBeSeen(typed) ? typed : '';
  const seen = typed
    .replace(lineEnd, '\n')
    .replace(control, '')
    .replace(moreMarks, '')
    .replace(invisible, (sign) => (directions.test(sign) ? sign : ''))
    .replace(flag, '');
  // What a joiner stands between is looked at in parts: the same however the text was composed.
  return canBeSeen(seen) ? withoutStrayJoiners(seen.normalize('NFD')).normalize('NFC') : '';
}

/** The same for a text of one line: with spaces for line ends, and without any direction marks. */
export function normaliseLine(typed: string): string {
  if (/^[\x20-\x7e]*$/.test(typed)) return canBeSeen(typed) ? typed : '';
  return normaliseLines(
    typed
      .replace(lineEnd, ' ')
      .replace(/[\t\n]+/g, ' ')
      .replace(invisible, ''),
  );
}

/**
 * A code that is copied from an email or typed from paper: with plain digits, capital letters and dashes, without
 * spaces, quotation marks and invisible characters.
 */
export function normaliseCode(typed: string): string {
  return asciiDigits(typed)
    .replace(moreMarks, '')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\p{Pd}|\u2212/gu, '-')
    .replaceAll(/[^A-Z0-9_-]/g, '');
}

/**
 * A password as it is hashed and compared: keyboards write one letter in several ways, and digits in several widths and
 * scripts (NFKC, as NIST SP 800-63B advises). Spaces around it do not count, because the form for logging in removes them.
 */
export function normalisePassword(typed: string): string {
  return asciiDigits(typed.replace(moreMarks, '').normalize('NFKC')).trim();
}
