/** A text as `GET /public/static-pages/content` answers it. */
interface NamedText {
  name: string;
  content: string;
}

/** The default wording with the server's texts in its place, where the server has them. */
export function textsFrom<T extends Readonly<Record<string, string>>>(
  defaults: T,
  items: readonly NamedText[] = [],
): Record<keyof T, string> {
  const known = items.filter(({ name }) => Object.hasOwn(defaults, name));
  return { ...defaults, ...Object.fromEntries(known.map(({ name, content }) => [name, content])) };
}

/** The lines of a text that is a list: `a | b` becomes `['a', 'b']`. */
export function textRows(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => line.split('|').map((part) => part.trim()));
}

/** A part of a text with places: the wording itself, or what a place was filled with. */
export interface TextPart {
  text: string;
  isFilled: boolean;
}

/** A text with its places filled, in parts: `Dear {firstName},` is `Dear `, the name, and the comma. */
export function textParts(text: string, values: Readonly<Record<string, string>>): TextPart[] {
  // Split at a group, every second part is the name of a place.
  return text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return { text: part, isFilled: false };
    const value = Object.hasOwn(values, part) ? values[part] : undefined;
    return { text: value ?? `{${part}}`, isFilled: value !== undefined };
  });
}

/** A text with its places filled: `Dear {firstName},` with `{ firstName: 'Ada' }`. Places without a value stay as they are. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return textParts(text, values)
    .map((part) => part.text)
    .join('');
}
