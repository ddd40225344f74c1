const maxLength = 8000;

/** The end of what a process printed, which says why it ended. */
export class LastOutput {
  #text = '';

  add(text: string): void {
    this.#text = `${this.#text}${text}`.slice(-maxLength);
  }

  /** Its most informative line, after a colon; empty when there is none. */
  get explanation(): string {
    const line = /^(?:Uncaught )?(?:\w*Error\b|FATAL).*$/m.exec(this.#text)?.[0];
    return line ? `: ${line.trim().slice(0, 300)}` : '';
  }
}
