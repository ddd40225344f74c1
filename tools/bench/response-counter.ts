const headEnd = Buffer.from('\r\n\r\n');

/** Counts the complete HTTP/1.1 responses on a connection; this is fast because only their heads are parsed. */
export class ResponseCounter {
  completed = 0;
  #head: Buffer = Buffer.alloc(0);
  #missing = 0;

  /**
   * Takes the next bytes of the connection. Returns how many responses they completed.
   * @throws Error when a response is not 200 or has no content length
   */
  take(chunk: Buffer): number {
    const before = this.completed;
    let rest = chunk;
    while (rest.length > 0) {
      if (this.#missing === 0) rest = this.#takeHead(rest);
      const body = Math.min(this.#missing, rest.length);
      this.#missing -= body;
      if (body > 0 && this.#missing === 0) this.completed += 1;
      rest = rest.subarray(body);
    }
    return this.completed - before;
  }

  /** Returns the bytes after the head; nothing until the head is complete. */
  #takeHead(chunk: Buffer): Buffer {
    const all = this.#head.length > 0 ? Buffer.concat([this.#head, chunk]) : chunk;
    const end = all.indexOf(headEnd);
    if (end < 0) {
      this.#head = all;
      return Buffer.alloc(0);
    }
    this.#head = Buffer.alloc(0);
    const head = all.subarray(0, end).toString('latin1');
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
      throw new Error(`not a counted response: ${head.split('\r\n')[0]}, content-length ${length}`);
    }
    this.#missing = Number(length);
    if (this.#missing === 0) this.completed += 1;
    return all.subarray(end + headEnd.length);
  }
}
