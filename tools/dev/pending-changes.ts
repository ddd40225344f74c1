/** Tracks builds and restarts. Pages that are requested meanwhile wait, so that they are never out of date. */
export class PendingChanges {
  readonly #pending = new Set<string>();
  #waiting: (() => void)[] = [];

  begin(change: string): void {
    this.#pending.add(change);
  }

  end(change: string): void {
    this.#pending.delete(change);
    if (this.#pending.size > 0) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Runs `work` as a change that others wait for. */
  async during<T>(change: string, work: () => Promise<T>): Promise<T> {
    this.begin(change);
    try {
      return await work();
    } finally {
      this.end(change);
    }
  }

  /** Resolves when nothing is pending. */
  settled(): Promise<void> {
    if (this.#pending.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
