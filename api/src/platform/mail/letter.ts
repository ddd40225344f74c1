import { Failure } from '../failure.ts';

/** What a designed mail says. Everything is plain text; the design is one for all. */
export interface Letter {
  title: string;
  /** `Dear Ada,` */
  greeting?: string;
  paragraphs: readonly string[];
  /** What a ticket or a receipt lists; the first one is set large. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** One thing to do. The address is absolute. */
  action?: { label: string; url: string };
  /** Small print below the action. */
  note?: string;
  /** Lines of the footer: why this mail came, whom to ask. */
  footer?: readonly string[];
}

/** Whose mails these are: the head and foot of every mail. */
export interface Masthead {
  name: string;
  /** Dates and place, on one line. */
  line: string;
  siteOrigin: string;
  /** A colour as #rrggbb. */
  accent: string;
}

/** A plain text as a letter: paragraphs are divided by empty lines. */
export function plainLetter(title: string, text: string): Letter {
  return { title, paragraphs: text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '') };
}

/** @throws a `template-0001` failure for a letter that says nothing. */
export function demandContent({ title, paragraphs }: Letter): void {
  if (title.trim() === '' || paragraphs.every((paragraph) => paragraph.trim() === '')) {
    throw new Failure('template-0001');
  }
}
