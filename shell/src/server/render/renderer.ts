import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderedPage, RenderRequest, RenderWorkerData } from './render-protocol.ts';

export interface RendererOptions {
  program: string;
  data: RenderWorkerData;
  /** A rendering that takes longer is given up, and with it the worker: it may be in an endless loop. */
  timeoutMs: number;
  /** How long loading every live remote may take. */
  warmUpMs: number;
}

interface Waiting {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** One worker that renders pages for one registry revision; it never outlives a crash or a hang. */
export class Renderer {
  readonly #waiting = new Map<number, Waiting>();
  readonly #worker: Worker;
  readonly #options: RendererOptions;
  #next = 1;
  #alive = true;
  #retired = false;

  /** What went wrong while the worker loaded its remotes; such pages are rendered in the browser. */
  readonly ready: Promise<string[]>;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#worker = new Worker(options.program, { workerData: options.data, execArgv: [], stdout: false });
    this.ready = new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#die('the rendering worker did not get ready'), options.warmUpMs);
      this.#worker.on('message', (answer: RenderAnswer) => {
        if (answer.kind !== 'ready') return this.#settle(answer);
        clearTimeout(timer);
        resolve(answer.problems);
      });
      this.#worker.on('error', (error) => {
        this.#die(error instanceof Error ? error.message : String(error));
        reject(error);
      });
      this.#worker.on('exit', () => {
        clearTimeout(timer);
        this.#die('the rendering worker ended');
        reject(new Error('the rendering worker ended before it was ready'));
      });
    });
    this.ready.catch(() => undefined);
  }

  get alive(): boolean {
    return this.#alive;
  }

  /** @throws Error when the worker died, hung or could not render: the caller falls back to the gateway page. */
  render(request: Omit<RenderRequest, 'id'>): Promise<RenderedPage> {
    if (!this.#alive) return Promise.reject(new Error('the rendering worker is gone'));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#die(`rendering ${request.path} hung`), this.#options.timeoutMs);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#worker.postMessage({ ...request, id });
    });
  }

  /** Lets what is being rendered finish, then ends the worker. */
  retire(): void {
    this.#retired = true;
    if (this.#waiting.size === 0) this.#die('the rendering worker was retired');
  }

  #settle(answer: Exclude<RenderAnswer, { kind: 'ready' }>): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    clearTimeout(waiting.timer);
    if (answer.kind === 'rendered') waiting.resolve(answer.page);
    else waiting.reject(new Error(answer.message));
    if (this.#retired && this.#waiting.size === 0) this.#die('the rendering worker was retired');
  }

  #die(reason: string): void {
    if (!this.#alive) return;
    this.#alive = false;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    this.#waiting.clear();
    void this.#worker.terminate();
  }
}
