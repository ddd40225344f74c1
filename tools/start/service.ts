import { type ChildProcess, spawn } from 'node:child_process';
import { projectRoot } from '../build/apps.ts';

/**
 * How long a service of the site may take to get ready. Generous: one that fails says so at once by ending, and a busy
 * machine may need minutes for what takes seconds otherwise.
 */
export const readyWithinMs = 600_000;

export interface ServiceOptions {
  name: string;
  /** A TypeScript program, relative to the project's root. */
  program: string;
  args?: string[];
  env?: NodeJS.ProcessEnv;
  readyWithinMs: number;
  /** Called when the service ends unexpectedly. */
  onLost: (name: string, how: string) => unknown;
}

/** One process of the site: started, waited for, and stopped gracefully. */
export class Service {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #stopping = false;

  /** Resolves when the service says that it is ready. @throws Error when it ends or stays silent instead */
  readonly ready: Promise<void>;

  constructor(private readonly options: ServiceOptions) {
    const args = ['--import', 'tsx', options.program, ...(options.args ?? [])];
    this.#child = spawn(process.execPath, args, {
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

  /** Signals the service to end, and kills it after `timeoutMs`. */
  async stop(timeoutMs = 15_000): Promise<void> {
    this.#stopping = true;
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill('SIGTERM');
    const insist = setTimeout(() => this.#child.kill('SIGKILL'), timeoutMs);
    await this.#ended;
    clearTimeout(insist);
  }

  #waitUntilReady(): Promise<void> {
    const { name, readyWithinMs, onLost } = this.options;
    return new Promise((resolve, reject) => {
      let ready = false;
      const timer = setTimeout(() => reject(new Error(`${name} did not get ready in time`)), readyWithinMs);
      this.#child.on('message', (message) => {
        if (!(message as { ready?: boolean }).ready) return;
        ready = true;
        clearTimeout(timer);
        resolve();
      });
      this.#child.on('error', reject);
      this.#child.on('exit', (code, signal) => {
        clearTimeout(timer);
        const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
        reject(new Error(`${name} ${how}`));
        if (ready && !this.#stopping) onLost(name, how);
      });
    });
  }
}
