const digit = /\p{Nd}/u;

/** A text with the digits of every script as 0 to 9: people type with the keyboard of their language. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (found) => (found < '\u0080' ? found : String(getDigit(found))));
}

/** The same for what a schema is given: anything that is no text stays as it is. */
export function withAsciiDigits(value: unknown): unknown {
  return typeof value === 'string' ? asciiDigits(value) : value;
}

/** Unicode places the ten digits of a script after one another, and begins each run with its zero. */
function getDigit(found: string): number {
  const code = found.codePointAt(0) ?? 0;
  let before = 0;
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}
