/**
 * Starts processes one at a time: starting takes seconds of CPU time, and if all started together, none would be
 * ready in time.
 */
export class RestartTurns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a function when the previous one has finished, successfully or not. */
  take<T>(run: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(run, run);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
