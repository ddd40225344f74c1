import { fillText } from '@summit/contract/words/text-lookup';
import { Failure } from '../responses/failure.ts';

/** The organisers' wording, whose URLs become links, and the values of its placeholders, whose URLs never do. */
export interface FilledWording {
  wording: string;
  values: Readonly<Record<string, string>>;
}

/** The text of an email. A plain string never becomes a link, because a visitor may have typed it. */
export type EmailWords = string | FilledWording;

/** The content of a designed email. Everything is plain text; all emails have the same design. */
export interface EmailContent {
  title: string;
  /** `Dear Ada,` */
  greeting?: string;
  paragraphs: readonly EmailWords[];
  /** The lines of a ticket or a receipt; the first one is set large. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** Above the facts: an attachment by its `cid`, in a square of this size in px. */
  picture?: { cid: string; alternative: string; side: number };
  /** Further pages, below the button. The addresses are absolute. */
  links?: readonly { label: string; url: string }[];
  /** One thing to do. The address is absolute. */
  action?: { label: string; url: string };
  /** Small print below the action. */
  note?: EmailWords;
  /** Lines of the footer: why this email was sent, whom to contact. */
  footer?: readonly EmailWords[];
  /** The last line of a newsletter. */
  unsubscribe?: { label: string; url: string };
}

/** The sender's branding: the header and footer of every email. */
export interface Masthead {
  name: string;
  /** Dates and place, on one line. */
  line: string;
  siteOrigin: string;
  /** The organisers' address; empty where they have set none. */
  contact: string;
  /** A colour as #rrggbb. */
  accent: string;
}

/** The words as the reader sees them. */
export function plainWords(words: EmailWords): string {
  return typeof words === 'string' ? words : fillText(words.wording, words.values);
}

/** The paragraphs of a plain text, which are separated by empty lines. */
export function getParagraphs(text: string): string[] {
  const paragraphs = text.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);
  return paragraphs.filter((paragraph) => paragraph.trim() !== '');
}

/** A plain text as an email. */
export function plainEmail(title: string, text: string): EmailContent {
  return { title, paragraphs: getParagraphs(text) };
}

/** @throws a `template-0001` failure for an empty email. */
export function requireContent({ title, paragraphs }: EmailContent): void {
  if (title.trim() === '' || paragraphs.every((paragraph) => plainWords(paragraph).trim() === '')) {
    throw new Failure('template-0001');
  }
}
