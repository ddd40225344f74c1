import type { ProcessorTimes } from './processor-times.ts';

export interface HangTimes {
  /** How long something may take, in milliseconds: only the time counts in which its process showed that it runs. */
  timeoutMs: number;
  /**
   * A process shows that it runs every `beatMs`: one that has to wait for the processor is not taken for one that hangs. It
   * hangs, too, when it has not shown that for `silentMs`.
   */
  beats: { beatMs: number; silentMs: number };
}

const noTimes: ProcessorTimes = { ranMs: 0, waitedMs: 0 };

/** Notices that something hangs in another process. */
export class HangLimit {
  #timer: NodeJS.Timeout;
  #ranMs = 0;
  #before: ProcessorTimes = noTimes;

  /**
   * @param onHung is told whether the process had a processor meanwhile: one that had none is not known to hang
   * @param processor that process's times so far: the time in which it waits for a processor does not count
   */
  constructor(
    private readonly times: HangTimes,
    private readonly onHung: (ran: boolean) => void,
    private readonly processor: () => ProcessorTimes = () => noTimes,
  ) {
    this.#timer = this.#start();
  }

  /** The process runs. */
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
