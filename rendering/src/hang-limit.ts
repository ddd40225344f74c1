import type { ProcessorTimes } from './processor-times.ts';

export interface HangTimes {
  /** The timeout, in milliseconds. It counts only the time in which the process has sent heartbeats. */
  timeoutMs: number;
  /**
   * A process sends a heartbeat every `beatMs`, so that one that waits for the processor does not count as hanging.
   * After `silentMs` without a heartbeat it does.
   */
  beats: { beatMs: number; silentMs: number };
}

const noTimes: ProcessorTimes = { ranMs: 0, waitedMs: 0 };

/** Detects that work in another process hangs. */
export class HangLimit {
  #timer: NodeJS.Timeout;
  #ranMs = 0;
  #before: ProcessorTimes = noTimes;

  /**
   * @param onHung receives whether the process had CPU time meanwhile: without it, the process may not hang at all
   * @param processor that process's CPU times so far: the time in which it waits for a processor does not count
   */
  constructor(
    private readonly times: HangTimes,
    private readonly onHung: (ran: boolean) => void,
    private readonly processor: () => ProcessorTimes = () => noTimes,
  ) {
    this.#timer = this.#start();
  }

  /** Records a heartbeat. */
  beat(): void {
    const { timeoutMs, beats } = this.times;
    this.stop();
    this.#ranMs += beats.beatMs;
    if (this.#ranMs > timeoutMs) this.onHung(true);
    else this.#timer = this.#start();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #start(): NodeJS.Timeout {
    this.#before = this.processor();
    return this.#after(this.times.beats.silentMs, this.#before.waitedMs);
  }

  #after(ms: number, waitedBefore: number): NodeJS.Timeout {
    return setTimeout(() => {
      const { ranMs, waitedMs } = this.processor();
      const waited = waitedMs - waitedBefore;
      if (waited < 1) this.onHung(ranMs - this.#before.ranMs > this.times.beats.silentMs / 2);
      else this.#timer = this.#after(waited, waitedMs);
    }, ms);
  }
}
