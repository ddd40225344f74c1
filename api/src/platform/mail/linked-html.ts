import { textParts } from '@summit/contract/words/text-lookup';
import { escapeHtml } from '../responses/escape-html.ts';
import type { EmailWords } from './email-content.ts';

/** A URL without the punctuation that ends its sentence. */
const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** Text as HTML. URLs in the organisers' wording become links, those in anything else stay text. */
export function linkedHtml(words: EmailWords): string {
  if (typeof words === 'string') return escapeHtml(words);
  const parts = textParts(words.wording, words.values);
  return parts.map(({ text, isFilled }) => (isFilled ? escapeHtml(text) : withLinks(text))).join('');
}

/** Each piece is escaped by itself: nothing is ever searched for in HTML. */
function withLinks(text: string): string {
  // Split at a group, every second piece is a URL.
  const pieces = text.split(address).map((piece, index) => {
    const html = escapeHtml(piece);
    return index % 2 === 0
      ? html
      : `<a href="${html}" class="ink" style="color:inherit;word-break:break-all">${html}</a>`;
  });
  return pieces.join('');
}
