/** The zeros of scripts with digits of their own; the other nine follow each in Unicode. The database has the same. */
const zeros = '٠۰߀०০੦૦୦௦౦೦൦๐໐༠၀០᠐';
const digit = new RegExp(`[${[...zeros, '０'].map((zero) => `${zero}-${nineAfter(zero)}`).join('')}]`, 'g');

function nineAfter(zero: string): string {
  return String.fromCharCode(zero.charCodeAt(0) + 9);
}

/** A text with the digits of other scripts, and full-width ones, as 0 to 9: people type with the keyboard of their language. */
export function asciiDigits(text: string): string {
  return text.replace(digit, (found) => String(valueOf(found)));
}

/** The same for what a schema is given: anything that is no text stays as it is. */
export function withAsciiDigits(value: unknown): unknown {
  return typeof value === 'string' ? asciiDigits(value) : value;
}

function valueOf(found: string): number {
  const zero = [...zeros, '０'].findLast((one) => one <= found) ?? '0';
  return found.charCodeAt(0) - zero.charCodeAt(0);
}
