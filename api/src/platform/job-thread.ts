import { type TransferListItem, Worker } from 'node:worker_threads';

interface Job<Output> {
  resolve(output: Output): void;
  reject(error: Error): void;
}

type Finished<Output> = { id: number; output: Output } | { id: number; problem: string };

interface JobThreadTimes {
  /** A thread without work is ended after that, in milliseconds: it holds code and memory. */
  idleMs: number;
  /** A job that takes longer than that will never be finished, in milliseconds. */
  longestMs: number;
}

/**
 * Does jobs in a thread that begins with the first of them. Its file is plain JavaScript; it receives `{ id, input }` and
 * responds with `{ id, output }` or `{ id, problem }`.
 */
export class JobThread<Input, Output> {
  readonly #jobs = new Map<number, Job<Output>>();
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  constructor(
    private readonly file: string,
    private readonly times: JobThreadTimes,
  ) {}

  /**
   * @param transfer what the thread takes over instead of copying it
   * @throws Error when the job fails, takes too long, or is closed
   */
  run(input: Input, transfer: readonly TransferListItem[] = []): Promise<Output> {
    this.#worker ??= this.#begin();
    this.#last += 1;
    const id = this.#last;
    this.#worker.postMessage({ id, input }, transfer);
    this.#watch(this.times.longestMs);
    return new Promise((resolve, reject) => this.#jobs.set(id, { resolve, reject }));
  }

  /** Ends the thread; what is not finished fails. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = null;
    for (const { reject } of this.#jobs.values()) {
      reject(new Error('The job was not finished.'));
    }
    this.#jobs.clear();
    await worker?.terminate();
  }

  #begin(): Worker {
    // Without the loaders of the process: the thread runs plain JavaScript.
    const worker = new Worker(this.file, { execArgv: [] });
    worker.unref();
    worker.on('message', (finished: Finished<Output>) => this.#finish(finished));
    worker.on('error', () => {
      if (this.#worker === worker) void this.close();
    });
    return worker;
  }

  #finish(finished: Finished<Output>): void {
    const job = this.#jobs.get(finished.id);
    this.#jobs.delete(finished.id);
    this.#watch(this.#jobs.size === 0 ? this.times.idleMs : this.times.longestMs);
    if ('problem' in finished) {
      job?.reject(new Error(finished.problem));
    } else {
      job?.resolve(finished.output);
    }
  }

  /** Ends the thread when nothing is finished for a while. */
  #watch(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.close(), milliseconds).unref();
  }
}
