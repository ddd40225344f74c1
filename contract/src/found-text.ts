/** Text normalised for a search: `Kovács` is found by `kovacs`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** Whether every word of the search is somewhere in the texts. */
export function findsText(search: string, texts: readonly (string | null)[]): boolean {
  const words = plain(search).split(/\s+/);
  const ground = plain(texts.filter((text) => text !== null).join(' '));
  return words.every((word) => ground.includes(word));
}
