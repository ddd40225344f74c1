/** The most prepared statements of a connection; further ones are sent unprepared, so that memory stays bounded. */
const mostStatements = 400;

/**
 * Names for the statements of one connection. PostgreSQL parses and plans a statement with a name once for the connection,
 * which is more than half of what it and we spend on a short one.
 */
export class PreparedNames {
  readonly #names = new Map<string, string>();

  /** The name of a statement, the same each time; undefined when it should not be prepared. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostStatements) return known;
    const name = `summit_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
