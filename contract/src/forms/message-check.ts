import { refusedPartAdvice, refusedPartMessage } from '../words/messages.ts';
import { truncated } from '../words/text-format.ts';
import { withoutLinks, withTypographicQuotes } from '../words/typographic-quotes.ts';

// All of these read a text once, however long it is: a search that begins again at each character would stop the server.

/** The part of a text that a check refuses, and where it is. */
type Found = Pick<RegExpExecArray, 0 | 'index'>;

/** Every element of HTML, SVG and MathML that a page could be changed with; `<3` and `<your name>` are none. */
const elements =
  'a|abbr|acronym|address|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|bgsound|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|image|img|input|ins|isindex|kbd|keygen|label|layer|legend|li|link|main|map|mark|marquee|math|menu|menuitem|meta|meter|nav|nobr|noembed|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|plaintext|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xml|xmp';

/** Those that are refused with any words behind them; of the others `if a<b and c>d` may be meant. */
const active =
  'applet|body|embed|form|frame|frameset|html|iframe|img|input|link|math|meta|object|script|style|svg';

const tag = new RegExp(
  `<(?:!|\\/(?:${elements})(?=[\\s>])|(?:${active})(?=[\\s/>])|(?:${elements})(?=\\s*\\/?>|[\\s/][^<>]*[=<])|[a-z][^\\s<>=]*[\\s/]on[a-z]+\\s*=)[^>]*>`,
  'i',
);

/** An HTML tag: nothing behind the last `>` can be one, so no search runs to the end in vain. */
function tagIn(text: string): Found | null {
  return tag.exec(text.slice(0, text.lastIndexOf('>') + 1));
}

/** An equals sign or a quote that is followed, later on the same line, by one of the ends: the first in its line is enough. */
function quotedIn(text: string): Found | null {
  const found = /^([^\n\r\u2028\u2029='"]*)([='"].*?(?:['"]|--|#|;))/m.exec(text);
  const [, before = '', part = ''] = found ?? [];
  return found && { 0: part, index: found.index + before.length };
}

function orIn(text: string): Found | null {
  return /['"]\s*or\b/i.exec(text);
}

function unionIn(text: string): Found | null {
  return /['"]\s*union\b/i.exec(text);
}

/**
 * What a message may not contain: HTML tags, and three patterns that look like an attack on a database. The check is
 * politeness, not protection: web and mail addresses are no part of it.
 */
const checks = [tagIn, orIn, quotedIn, unionIn] as const;

/** The part of a message that the check refuses, or null when it refuses nothing. */
export function refusedPart(message: string): string | null {
  const { text, restore } = withoutLinks(withTypographicQuotes(message));
  for (const find of checks) {
    const found = find(text);
    if (found) return restore(found[0], text.slice(0, found.index));
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
