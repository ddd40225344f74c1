import { type ChildProcess, spawn } from 'node:child_process';
import { projectRoot } from '../build/apps.ts';
import { stillWaiting } from './still-waiting.ts';

/**
 * The interval of messages while a service starts. Starting has no timeout: a service that fails ends immediately, and a busy
 * machine may need minutes for a start that takes seconds otherwise.
 */
const saidEveryMs = 60_000;

export interface ServiceOptions {
  name: string;
  /** The arguments for Node: `programArgs('api')`. */
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Receives a message every minute while the service starts. */
  say: (line: string) => void;
  saidEveryMs?: number;
  /** Called when the service ends unexpectedly. */
  onLost: (name: string, how: string) => unknown;
}

/** A process of the site, with a start that is awaited and a graceful stop. */
export class Service {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #stopping = false;

  /** Resolves when the service reports that it is ready. @throws Error when it ends instead */
  readonly ready: Promise<void>;

  constructor(private readonly options: ServiceOptions) {
    this.#child = spawn(process.execPath, options.args, {
      cwd: projectRoot,
      env: { ...process.env, ...options.env },
      // It runs in a separate process group, so that Ctrl-C reaches only the start program, which stops all services in order.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#ended = new Promise((resolve) => this.#child.once('exit', () => resolve()));
    this.ready = this.#waitUntilReady();
    this.ready.catch(() => undefined);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Signals the service to end, and kills it after `timeoutMs`: every service ends in less time, unless it hangs. */
  async stop(timeoutMs = 90_000): Promise<void> {
    this.#stopping = true;
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill('SIGTERM');
    const insist = setTimeout(() => this.#child.kill('SIGKILL'), timeoutMs);
    await this.#ended;
    clearTimeout(insist);
  }

  #waitUntilReady(): Promise<void> {
    const { name, say, onLost } = this.options;
    return new Promise((resolve, reject) => {
      let ready = false;
      const began = Date.now();
      const remind = () => say(stillWaiting(name, began));
      const timer = setInterval(remind, this.options.saidEveryMs ?? saidEveryMs);
      this.#child.on('message', (message) => {
        if (!(message as { ready?: boolean }).ready) return;
        ready = true;
        clearInterval(timer);
        resolve();
      });
      this.#child.on('error', (error) => {
        clearInterval(timer);
        reject(error);
      });
      this.#child.on('exit', (code, signal) => {
        clearInterval(timer);
        const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
        reject(new Error(`${name} ${how}`));
        if (ready && !this.#stopping) onLost(name, how);
      });
    });
  }
}
