/** Control characters: only links that were cut off, or made by a broken program, have them. */
const control = /\p{Cc}+/gu;

/** Whether an address carries a control character, of which no page has one in its path. */
export function hasControl(text: string): boolean {
  return text.search(control) >= 0;
}

/**
 * The parameters of an address as pages read them, on the server and in the browser: spaces for control characters, which
 * no call takes.
 */
export function readSearch(search: string | URLSearchParams): URLSearchParams {
  const given = new URLSearchParams(search);
  for (const [name, value] of [...given]) {
    // All values of a name are rewritten together, so one control character is enough.
    if (hasControl(value)) rewrite(given, name);
  }
  return given;
}

function rewrite(given: URLSearchParams, name: string): void {
  const values = given.getAll(name).map((value) => value.replace(control, ' '));
  given.delete(name);
  for (const value of values) given.append(name, value);
}
