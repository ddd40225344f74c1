import { type ChildProcess, spawn } from 'node:child_process';
import { projectRoot } from '../build/apps.ts';
import { stillWaiting } from './still-waiting.ts';

/**
 * A service that does not get ready is waited for, however long: one that fails says so at once by ending, and a busy machine
 * may need minutes for what takes seconds otherwise.
 */
const saidEveryMs = 60_000;

export interface ServiceOptions {
  name: string;
  /** What Node is given: `programArgs('api')`. */
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Receives what is still waited for, every minute. */
  say: (line: string) => void;
  saidEveryMs?: number;
  /** Called when the service ends unexpectedly. */
  onLost: (name: string, how: string) => unknown;
}

/** One process of the site: started, waited for, and stopped gracefully. */
export class Service {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #stopping = false;

  /** Resolves when the service says that it is ready. @throws Error when it ends instead */
  readonly ready: Promise<void>;

  constructor(private readonly options: ServiceOptions) {
    this.#child = spawn(process.execPath, options.args, {
      cwd: projectRoot,
      env: { ...process.env, ...options.env },
      // In its own process group, so that Ctrl-C reaches only the start program, which stops all in order.
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

  /** Signals the service to end, and kills it after `timeoutMs`: each ends its own work in less, unless it hangs. */
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
