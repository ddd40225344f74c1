import { performance } from 'node:perf_hooks';
import { type TransferListItem, Worker } from 'node:worker_threads';

interface Job<Input, Output> {
  input: Input;
  transfer: readonly TransferListItem[];
  resolve(output: Output): void;
  reject(error: Error): void;
}

type Finished<Output> = { output: Output } | { problem: string };

interface JobThreadOptions {
  /** How long an idle thread stays, in milliseconds: it holds code and memory. */
  idleMs: number;
  /** The timeout of a job, in milliseconds. */
  longestMs: number;
  /**
   * How long the thread pauses after a job while this process is busy, as a multiple of the job's duration.
   * Processors share memory and caches: a thread that works all the time slows every call by half, whatever its
   * priority.
   */
  restPerWork?: number;
}

/** While more jobs than this wait, the thread does not pause: then they matter more than other calls. */
const mostWaitingInRest = 8;

const unfinished = 'The job was not finished.';

/** The longest pause, in milliseconds. */
const longestRestMs = 2_000;

/**
 * Runs jobs one at a time in a thread, which starts with the first job. The thread's file is plain JavaScript; it
 * receives `{ input }` and posts `{ output }` or `{ problem }`.
 */
export class JobThread<Input, Output> {
  readonly #waiting: Job<Input, Output>[] = [];
  #current: Job<Input, Output> | null = null;
  #worker: Worker | null = null;
  /** The timer that ends the thread, or its pause. */
  #timer: NodeJS.Timeout | undefined;
  #isResting = false;
  #begun = { at: 0, utilization: performance.eventLoopUtilization() };

  constructor(
    private readonly file: string,
    private readonly options: JobThreadOptions,
  ) {}

  /**
   * @param transfer what the thread takes over instead of copying it
   * @throws Error when the job fails, takes too long, or is closed
   */
  run(input: Input, transfer: readonly TransferListItem[] = []): Promise<Output> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ input, transfer, resolve, reject });
      if (this.#isResting && this.#waiting.length > mostWaitingInRest) this.#isResting = false;
      this.#next();
    });
  }

  /** Ends the thread; jobs that are not finished fail. */
  async close(): Promise<void> {
    const worker = this.#worker;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error(unfinished));
    this.#isResting = false;
    this.#endThread();
    await worker?.terminate();
  }

  #next(): void {
    if (this.#current || this.#isResting) return;
    const job = this.#waiting.shift();
    if (!job) return this.#worker ? this.#endAfter(this.options.idleMs) : undefined;
    this.#current = job;
    this.#begun = { at: performance.now(), utilization: performance.eventLoopUtilization() };
    this.#worker ??= this.#begin();
    this.#endAfter(this.options.longestMs);
    try {
      this.#worker.postMessage({ input: job.input }, job.transfer);
    } catch (error) {
      // The input holds something that cannot be cloned into a thread.
      this.#current = null;
      job.reject(error instanceof Error ? error : new Error(String(error)));
      this.#next();
    }
  }

  #begin(): Worker {
    // Without the loaders of the process: the thread runs plain JavaScript.
    const worker = new Worker(this.file, { execArgv: [] });
    worker.unref();
    worker.on('message', (finished: Finished<Output>) => {
      if (this.#worker === worker) this.#finish(finished);
    });
    worker.on('error', () => {
      if (this.#worker === worker) this.#endThread();
    });
    return worker;
  }

  #finish(finished: Finished<Output>): void {
    const job = this.#current;
    this.#current = null;
    if ('problem' in finished) {
      job?.reject(new Error(finished.problem));
    } else {
      job?.resolve(finished.output);
    }
    this.#rest();
  }

  #rest(): void {
    const { restPerWork = 0 } = this.options;
    const { utilization } = performance.eventLoopUtilization(this.#begun.utilization);
    const workMs = performance.now() - this.#begun.at;
    const restMs = Math.min(workMs * utilization * restPerWork, longestRestMs);
    if (restMs < 1 || this.#waiting.length > mostWaitingInRest) return this.#next();
    this.#isResting = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isResting = false;
      this.#next();
    }, restMs);
  }

  /** Ends the thread when nothing is finished for a while. */
  #endAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#endThread(), milliseconds).unref();
  }

  /** Ends the thread. Its current job fails; waiting jobs get a new thread. */
  #endThread(): void {
    clearTimeout(this.#timer);
    const [job, worker] = [this.#current, this.#worker];
    this.#current = null;
    this.#worker = null;
    void worker?.terminate();
    job?.reject(new Error(unfinished));
    this.#next();
  }
}
