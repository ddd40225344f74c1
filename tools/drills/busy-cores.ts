import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The number of busy processes for each core, so that the machine is overloaded. */
const forEachCore = 3;

// It yields now and then, so that it ends with the process that started it.
const program = `process.on('disconnect', () => process.exit());
const burn = () => {
  const until = Date.now() + 200;
  while (Date.now() < until);
  setImmediate(burn);
};
burn();`;

/** Keeps every core busy until it is stopped, or until this process ends. */
export class BusyCores {
  readonly #children: ChildProcess[] = Array.from({ length: forEachCore * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );

  get count(): number {
    return this.#children.length;
  }

  stop(): void {
    for (const child of this.#children) child.kill('SIGKILL');
  }
}
