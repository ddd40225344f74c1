/** Puts text from a form on one line, for a subject or for a name in a sentence. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * A name for use in an email: on one line, and without anything that a mail program would turn into a link.
 * `see https://evil.example/x` becomes `see https evil example/x`; `J. R. St.John` keeps its letters.
 */
export function nameInEmail(name: string): string {
  return onOneLine(name.replaceAll(/:\/\//g, ' ').replaceAll(/(?<=\S)[.。．｡@](?=[\p{L}\p{N}]{2})/gu, ' '));
}
