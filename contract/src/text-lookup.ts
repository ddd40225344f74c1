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

/** A text with its places filled: `Dear {firstName},` with `{ firstName: 'Ada' }`. Places without a value stay as they are. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
