import { refusedPartAdvice, refusedPartMessage } from './messages.ts';
import { truncated } from './text-format.ts';

// All of these read a text once, however long it is: a search that begins again at each character would stop the server.

/** An HTML tag: nothing behind the last `>` can be one, so no search runs to the end in vain. */
function tagIn(text: string): string | undefined {
  return /<\/?[a-z!][^>]*>/i.exec(text.slice(0, text.lastIndexOf('>') + 1))?.[0];
}

/** An equals sign or a quote that is followed, later on the same line, by one of the ends: the first in its line is enough. */
function quotedIn(text: string): string | undefined {
  return /^[^\n\r\u2028\u2029='"]*([='"].*?(?:['"]|--|#|;))/m.exec(text)?.[1];
}

function orIn(text: string): string | undefined {
  return /['"]\s*or\b/i.exec(text)?.[0];
}

function unionIn(text: string): string | undefined {
  return /['"]\s*union\b/i.exec(text)?.[0];
}

/**
 * What a message may not contain: HTML tags, and three patterns that look like an attack on a database. The check is
 * politeness, not protection.
 */
const checks = [tagIn, orIn, quotedIn, unionIn] as const;

const apostropheInWord = /(\p{L})'(?=\p{L})/gu;

/** Straight double quotes around words: the first follows nothing or a space, the second is not followed by a word. */
const quotedWords = /(?<![^\s([{–—])"(?=[^\s"])([^"\n]*[^\s"])"(?=$|[\s.,;:!?)\]}…–—]|-\p{L})/gmu;

/** Makes typographic what is no attack: "don't" gets its apostrophe, and words in double quotes get theirs. */
export function withTypographicQuotes(text: string): string {
  return text.replace(apostropheInWord, '$1’').replace(quotedWords, '“$1”');
}

/** The part of a message that the check refuses, or null when it refuses nothing. */
export function refusedPart(message: string): string | null {
  const text = withTypographicQuotes(message);
  for (const find of checks) {
    const part = find(text);
    if (part !== undefined) return part;
  }
  return null;
}

function adviceFor(part: string): string {
  if (part.startsWith('<')) return refusedPartAdvice.tag;
  return part.startsWith('=') ? refusedPartAdvice.equalsSign : refusedPartAdvice.quote;
}

/** The message for a refused part: at most about 60 characters of it, and how to correct it. */
export function refusedPartSentence(part: string): string {
  return `${refusedPartMessage} “${truncated(part, 60)}”. ${adviceFor(part)}`;
}
