/** A path or address without the slashes at its end. Walks back from there: a regular expression would begin again at each slash. */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
