/** Adds `line` as the last line of the block that begins with `opening` (its closing brace at the same depth). */
export function addToBlock(text: string, opening: string, line: string): string {
  const start = text.indexOf(opening);
  if (start < 0) return text;
  const end = closingBrace(text, text.indexOf('{', start + opening.length - 1));
  if (end < 0) return text;
  const body = text.slice(0, end).trimEnd();
  const comma = body.endsWith(',') || body.endsWith('{') ? '' : ',';
  return `${body}${comma}\n${line}\n${text.slice(end)}`;
}

/** The index of the brace that closes the one at `open`; -1 when there is none. */
function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at >= 0 && at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Adds `line` below the last line that contains `mark`. */
export function addBelowLast(text: string, mark: string, line: string): string {
  const last = text.lastIndexOf(mark);
  if (last < 0) return text;
  const end = text.indexOf('\n', last);
  return `${text.slice(0, end + 1)}${line}\n${text.slice(end + 1)}`;
}

/** `floorPlan` -> `floor-plan`. */
export function kebab(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `floorPlan` -> `Floor plan`. */
export function sentence(id: string): string {
  const words = kebab(id).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `floorPlan` -> `FloorPlan`. */
export function pascal(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** @throws Error with the right form when an id is not in camel case */
export function requireId(id: string): void {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(id)) throw new Error(`Write the id in camel case: floorPlan, not '${id}'.`);
}
