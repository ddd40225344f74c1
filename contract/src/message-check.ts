import { refusedPartMessage } from './messages.ts';
import { truncated } from './text-format.ts';

/**
 * What a message may not contain: HTML tags, and three patterns that look like an attack on a database. "Later" means
 * later on the same line. The check is politeness, not protection.
 */
const refusedPatterns: readonly RegExp[] = [
  /<\/?[a-z!][^>]*>/i,
  /['"]\s*or\b/i,
  /[='"][^\n]*?(?:['"]|--|#|;)/,
  /['"]\s*union\b/i,
];

const apostropheInWord = /(\p{L})'(?=\p{L})/gu;

/** Makes an apostrophe between two letters a typographic one: "don't" is not a quote. */
export function withTypographicApostrophes(text: string): string {
  return text.replace(apostropheInWord, '$1’');
}

/** The part of a message that the check refuses, or null when it refuses nothing. */
export function refusedPart(message: string): string | null {
  const text = withTypographicApostrophes(message);
  for (const pattern of refusedPatterns) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return null;
}

/** Says which part was refused, in at most about 60 characters of it. */
export function refusedPartSentence(part: string): string {
  return `${refusedPartMessage} ${truncated(part, 60)}`;
}
