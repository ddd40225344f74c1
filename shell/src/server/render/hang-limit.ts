export interface HangTimes {
  /** How long something may take, from when the process began it. */
  timeoutMs: number;
  /**
   * Of a process that shows every `beatMs` that it runs: only such time counts, so that a process which has to wait for the
   * processor is not taken for one that hangs; it hangs, too, when it has not shown that for `silentMs`.
   */
  beats?: { beatMs: number; silentMs: number };
}

/** Notices that something hangs in another process. */
export class HangLimit {
  #timer: NodeJS.Timeout;
  #ranMs = 0;
  #waitedMs = 0;

  /** @param waitedMs how long that process has waited for the processor so far: such time does not count */
  constructor(
    private readonly times: HangTimes,
    private readonly onHung: () => void,
    private readonly waitedMs: () => number = () => 0,
  ) {
    this.#timer = this.#start();
  }

  /** The process runs. */
  beat(): void {
    const { timeoutMs, beats } = this.times;
    if (!beats) return;
    this.stop();
    this.#ranMs += beats.beatMs;
    if (this.#ranMs > timeoutMs) this.onHung();
    else this.#timer = this.#start();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #start(): NodeJS.Timeout {
    const { timeoutMs, beats } = this.times;
    this.#waitedMs = this.waitedMs();
    return this.#after(beats?.silentMs ?? timeoutMs);
  }

  #after(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      const waited = this.waitedMs() - this.#waitedMs;
      if (waited < 1) return this.onHung();
      this.#waitedMs += waited;
      this.#timer = this.#after(waited);
    }, ms);
  }
}
