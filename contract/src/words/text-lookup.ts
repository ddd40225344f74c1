import { neutralPlaces } from './text-places.ts';

/** A text as `GET /public/static-pages/content` returns it. */
interface NamedText {
  name: string;
  content: string;
}

/**
 * The default wording, replaced by the server's texts where it has them. The server fills in the placeholders of the
 * event itself; in texts that it did not send they get neutral words.
 */
export function textsFrom<T extends Readonly<Record<string, string>>>(
  defaults: T,
  items: readonly NamedText[] = [],
): Record<keyof T, string> {
  const known = items.filter(({ name }) => Object.hasOwn(defaults, name));
  return { ...neutral(defaults), ...Object.fromEntries(known.map(({ name, content }) => [name, content])) };
}

const neutralWordings = new WeakMap<object, Record<string, string>>();

/** Cached for each table of texts, because a form reads its texts again with every key press. */
function neutral<T extends Readonly<Record<string, string>>>(defaults: T): Record<keyof T, string> {
  const known = neutralWordings.get(defaults);
  if (known) return known as Record<keyof T, string>;
  const entries = Object.entries(defaults).map(([name, text]) => [name, fillText(text, neutralPlaces)]);
  const wording = Object.fromEntries(entries) as Record<keyof T, string>;
  neutralWordings.set(defaults, wording);
  return wording;
}

/** The lines of a text that is a list: `a | b` becomes `['a', 'b']`. */
export function textRows(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => line.split('|').map((part) => part.trim()));
}

/** A part of a text with placeholders: the wording itself, or the value of a placeholder. */
export interface TextPart {
  text: string;
  isFilled: boolean;
}

/** A text with its placeholders filled, in parts: `Dear {firstName},` is `Dear `, the name, and the comma. */
export function textParts(text: string, values: Readonly<Record<string, string>>): TextPart[] {
  // Split at a group, every second part is the name of a placeholder.
  return text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return { text: part, isFilled: false };
    const value = Object.hasOwn(values, part) ? values[part] : undefined;
    return { text: value ?? `{${part}}`, isFilled: value !== undefined };
  });
}

/** A text with its placeholders filled: `Dear {firstName},` with `{ firstName: 'Ada' }`. Those without a value stay. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return textParts(text, values)
    .map((part) => part.text)
    .join('');
}
