import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const workerFile = join(import.meta.dirname, 'pdf-worker.mjs');

/** A thread without work is ended after that, in milliseconds: it holds fonts and memory. */
const idleMs = 30_000;

/** A document that takes longer than that will never be finished, in milliseconds. */
const longestMs = 30_000;

interface Job {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

type Finished = { id: number; bytes: Uint8Array } | { id: number; problem: string };

/** Writes PDFs in a thread that begins with the first of them. */
export class PdfWriter {
  readonly #jobs = new Map<number, Job>();
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  /** @throws Error when the document cannot be written, e.g. because it refers to a file or an address */
  write(document: TDocumentDefinitions): Promise<Buffer> {
    this.#worker ??= this.#begin();
    this.#last += 1;
    const id = this.#last;
    this.#worker.postMessage({ id, document });
    this.#watch(longestMs);
    return new Promise((resolve, reject) => this.#jobs.set(id, { resolve, reject }));
  }

  /** Ends the thread; what is not finished fails. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = null;
    for (const { reject } of this.#jobs.values()) {
      reject(new Error('The PDF was not finished.'));
    }
    this.#jobs.clear();
    await worker?.terminate();
  }

  #begin(): Worker {
    // Without the loaders of the process: the thread runs plain JavaScript.
    const worker = new Worker(workerFile, { execArgv: [] });
    worker.unref();
    worker.on('message', (finished: Finished) => this.#finish(finished));
    worker.on('error', () => {
      if (this.#worker === worker) void this.close();
    });
    return worker;
  }

  #finish(finished: Finished): void {
    const job = this.#jobs.get(finished.id);
    this.#jobs.delete(finished.id);
    this.#watch(this.#jobs.size === 0 ? idleMs : longestMs);
    if ('problem' in finished) {
      job?.reject(new Error(finished.problem));
    } else {
      job?.resolve(Buffer.from(finished.bytes));
    }
  }

  /** Ends the thread when nothing is finished for a while. */
  #watch(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.close(), milliseconds).unref();
  }
}
