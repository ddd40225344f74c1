/** Web addresses, with their scheme or without, and email addresses; the placeholder of an address comes first. */
const link =
  /\uE000|\b(?:https?:\/\/|www\.)[^\s<>"\uE000]+|(?<![^\s<>"'=;:,()@\uE000])[^\s<>"'=;:,()@\uE000]+@[^\s<>"'=;:,()@\uE000]+\.\p{L}+|(?<![^\s(])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/[^\s<>"\uE000]*/giu;

interface WithoutLinks {
  /** One character replaces each address. */
  text: string;
  /** Puts the addresses back into a part of the text, which follows `before`. */
  restore: (part: string, before?: string) => string;
}

/** A text whose web and mail addresses cannot be mistaken for anything else. */
export function withoutLinks(message: string): WithoutLinks {
  const links = message.match(link) ?? [];
  return {
    text: message.replace(link, '\uE000'),
    restore: (part, before = '') => {
      let next = before.split('\uE000').length - 1;
      return part.replace(/\uE000/g, () => links[next++] ?? '');
    },
  };
}

/** Before what is quoted or measured: nothing, a space or a bracket; behind it, also what ends a clause. */
const begins = String.raw`(?<![^\s([{–—-])`;
const ends = String.raw`(?=$|[\s.,;:!?)\]}–—-])`;

/** What follows the quote of an attack on a database. */
const goesOn = String.raw`(?!\s*(?:or\b[^\n=]{0,40}=|union\b|--[\s-]{0,20}$|#(?!\p{L})|;\s*(?:drop|delete|insert|update|select|alter|exec)\b))`;

const digits = String.raw`\d{1,4}(?:[.,]\d{1,3})?`;

function quote(pattern: string): RegExp {
  return new RegExp(pattern, 'gimu');
}

/** Each way in which people use straight quotes without any harm, and what is typographic for it. */
const harmless: readonly (readonly [pattern: RegExp, typographic: string])[] = [
  // don't, O'Brien, rock'n'roll
  [quote(String.raw`(?<=\p{L})'(?=\p{L})`), '’'],
  // rock 'n' roll
  [quote(`${begins}'n'${ends}`), '’n’'],
  // fish 'n chips, tell 'em, the '90s, the class of '99
  [quote(`${begins}'(?=(?:n|em|til|tis|twas|cause|bout|round|\\d\\d(?:s|rs)?)${ends})`), '’'],
  // 5'10"
  [quote(String.raw`(?<=${begins}\d{1,4})'(?=\s?${digits}")`), '′'],
  // 8' or less, a person of 6'
  [quote(`(?<=${begins}${digits})'${ends}${goesOn}`), '′'],
  // 5'10", a 24" screen
  [quote(String.raw`(?<=${begins}(?:\d{1,4}′\s?)?${digits})"${ends}${goesOn}`), '″'],
  // 'yes', 'open banking'
  [quote(String.raw`(?<![^\s([{–—])'(?=[^\s'])([^'\n]*[^\s'])'(?=$|[\s.,;:!?)\]}…–—]|-\p{L})`), '‘$1’'],
  // the attendees' list, Fritz' idea
  [quote(String.raw`(?<=\p{L}\p{L}[sxz])'${ends}${goesOn}`), '’'],
  // "open banking": the first follows nothing or a space, the second is not followed by a word
  [quote(String.raw`(?<![^\s([{–—])"(?=[^\s"])([^"\n]*[^\s"])"(?=$|[\s.,;:!?)\]}…–—]|-\p{L})`), '“$1”'],
];

/**
 * Makes typographic what is no attack: "don't" and "the '90s" get their apostrophe, feet and inches their primes, and words
 * in quotes theirs. Web and email addresses stay as they are.
 */
export function withTypographicQuotes(message: string): string {
  const { text, restore } = withoutLinks(message);
  return restore(harmless.reduce((written, [pattern, sign]) => written.replace(pattern, sign), text));
}
