import { asciiDigits } from './ascii-digits.ts';

/** Letters that are typed without what makes them different, and have no accent that could be taken off. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ٱ: 'ا',
  ة: 'ه',
  ھ: 'ه',
  ہ: 'ه',
  ە: 'ه',
};
const unlike = /[ßæœþøłđðħŧıςىیکٱةھہە]/g;

/** What is typed for an apostrophe: some are letters to a computer. */
const apostrophe = /[`ʹ-ˁˈˊˋ՚׳‘’‛′‵\ua78b\ua78c]/g;

/** Accents and points that are left out as often as they are written; of Indian scripts, none. */
const accent =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f]/g;

/** Invisible characters, which may be within a word, too, and the stroke that only makes an Arabic word longer. */
const unseen = /[\u034f\u00ad\u061c\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** What is neither letter nor digit. Vowel signs from Devanagari to Khmer belong to their words. */
const between = /[^\p{L}\p{Nd}\u0900-\u0963\u0966-\u0e3e\u0e40-\u109f\u1780-\u17ff\u3007]+/gu;
const space = /[\t-\r \u0085\u1680\u2028\u2029]/;

/** Scripts that write no spaces between words, or few: each sign can be looked for. */
const sign =
  /[\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3134f}]/gu;

/** Two groups of digits of one number, as in `10 000`; with the second pass, of a longer one. */
const groups = /(^|[ -])([0-9]{1,3}) ([0-9]{3})(?=[ -]|$)/g;

/**
 * A text as it is searched, whichever way it was typed: without case, accents and punctuation. Words are separated by spaces,
 * their parts by dashes: `KYC/AML for O’Neill` is `kyc-aml for o-neill`. The database has the same function, `search_plain`.
 */
export function searchPlain(text: string): string {
  if (/^[a-z0-9]*$/i.test(text)) return text.toLowerCase();
  return asciiDigits(text)
    .replaceAll('´', "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(accent, '')
    .replace(unseen, '')
    .normalize('NFC')
    .replace(unlike, (letter) => alike[letter] ?? letter)
    .replace(apostrophe, "'")
    .replace(between, (gap) => (space.test(gap) ? ' ' : '-'))
    .replace(sign, '-$&-')
    .replace(/[ -]+/g, (gap) => (gap.includes(' ') ? ' ' : '-'))
    .replace(/^[ -]|[ -]$/g, '')
    .replace(groups, '$1$2-$3')
    .replace(groups, '$1$2-$3');
}

/** A character that no searched text contains. */
const nothing = '!';

/**
 * The words that a visitor looks for, each in one piece: `o'neill` and `oneill` are the same. What has no word, such as `%`,
 * is found nowhere.
 */
export function searchWords(typed: string): string[] {
  const words = searchPlain(typed).replaceAll('-', '').split(' ');
  const looked = words.filter((word) => word !== '');
  return looked.length === 0 && typed.trim() !== '' ? [nothing] : looked;
}

/**
 * The text in which a search of a list looks: the words in their parts and in one piece, so that `O’Neill` has
 * `neill` and `oneill`. The database has the same function, `search_ground`.
 */
export function searchGround(text: string): string {
  const plain = searchPlain(text);
  return plain.includes('-') ? `${plain.replaceAll('-', ' ')} ${plain.replaceAll('-', '')}` : plain;
}
