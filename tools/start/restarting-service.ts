import { setTimeout as sleep } from 'node:timers/promises';
import { Service, type ServiceOptions } from './service.ts';

/** Times in milliseconds. */
export interface RestartPolicy {
  /** The delay before the first restart; doubled with each further one in a row. */
  pauseMs: number;
  maxPauseMs: number;
  /** A service that ran for this long counts as stable, so that earlier failures no longer matter. */
  steadyMs: number;
  /** The number of restarts in a row after which the service is given up. */
  attempts: number;
}

interface RestartingOptions extends Omit<ServiceOptions, 'onLost'> {
  say: (line: string) => void;
  /** Called when the service has ended after every restart. */
  onGivenUp: (name: string, how: string) => unknown;
}

const usualPolicy: RestartPolicy = { pauseMs: 500, maxPauseMs: 30_000, steadyMs: 60_000, attempts: 10 };

/** A process of the site that is restarted when it ends unexpectedly. */
export class RestartingService {
  /** The result of the first start, which is not repeated, because it would fail again. */
  readonly ready: Promise<void>;
  readonly #stopping = new AbortController();
  #current: Service;
  #startedAt = performance.now();
  #restarts = 0;

  constructor(
    private readonly options: RestartingOptions,
    private readonly policy = usualPolicy,
  ) {
    this.#current = this.#start();
    this.ready = this.#current.ready;
  }

  get pid(): number | undefined {
    return this.#current.pid;
  }

  /**
   * Restarts the service, because its sources changed.
   * @throws Error when it does not become ready; the next call restarts it all the same
   */
  async renew(): Promise<void> {
    await this.#current.stop();
    if (this.#stopping.signal.aborted) return;
    this.#restarts = 0;
    this.#current = this.#start();
    await this.#current.ready;
  }

  /** Ends the service permanently. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#current.stop();
  }

  #start(): Service {
    this.#startedAt = performance.now();
    return new Service({ ...this.options, onLost: (_name, how) => void this.#restart(how) });
  }

  async #restart(how: string): Promise<void> {
    const { name, say, onGivenUp } = this.options;
    const { pauseMs, maxPauseMs, steadyMs, attempts } = this.policy;
    if (performance.now() - this.#startedAt > steadyMs) this.#restarts = 0;
    for (let reason = how; !this.#stopping.signal.aborted;) {
      this.#restarts += 1;
      if (this.#restarts > attempts) {
        onGivenUp(name, reason);
        return;
      }
      const pause = Math.min(pauseMs * 2 ** (this.#restarts - 1), maxPauseMs);
      say(`The ${name} ${reason}. Starting it again in ${pause / 1000} s; the rest of the site goes on.`);
      if (!(await this.#waited(pause))) return;
      this.#current = this.#start();
      const failure = await this.#current.ready.then(
        () => undefined,
        () => 'did not get ready',
      );
      if (failure === undefined) {
        say(`The ${name} runs again.`);
        return;
      }
      reason = failure;
      await this.#current.stop();
    }
  }

  /** Waits; false when the service was stopped meanwhile. */
  async #waited(pause: number): Promise<boolean> {
    const { signal } = this.#stopping;
    return sleep(pause, true, { signal }).catch(() => false);
  }
}
