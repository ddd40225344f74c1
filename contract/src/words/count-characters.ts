/**
 * The length of a text in code points, as PostgreSQL and JSON Schema count. Input is composed first, so that a
 * letter with its accent is one. What a reader sees as one character, such as a family emoji, may be several,
 * because no two browsers agree on those.
 */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** The length of what is typed, as the rules count it when it is sent: composed. */
export function countTyped(text: string): number {
  return countCharacters(text.normalize('NFC'));
}

/** The first characters of a text, at most `most`: none is cut in half. */
export function firstCharacters(text: string, most: number): string {
  return [...text.slice(0, most * 2)].slice(0, most).join('');
}

/** The letter that a name begins with, with its marks: `É` of `Éluard`, whichever way it is written. */
export function getInitial(name: string): string {
  return /[\p{L}\p{N}]\p{M}*/u.exec(name.normalize('NFC'))?.[0] ?? firstCharacters(name, 1);
}
