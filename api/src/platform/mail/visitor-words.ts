/** One line, whatever a name or a form brings: a subject, or a name in a sentence. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * A name as a letter says it: on one line, and without anything that a mail program would make a link of by itself.
 * `see https://evil.example/x` becomes `see https evil example/x`; `J. R. St.John` keeps its letters.
 */
export function nameInLetter(name: string): string {
  return onOneLine(name.replaceAll(/:\/\//g, ' ').replaceAll(/(?<=\S)[.。．｡@](?=[\p{L}\p{N}]{2})/gu, ' '));
}
