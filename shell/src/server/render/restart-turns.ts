/** A process that starts takes seconds of the processor: where all start at once, none gets ready in time. */
export class RestartTurns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs one after the other, each as soon as the one before is over, however that ended. */
  take<T>(run: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(run, run);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
