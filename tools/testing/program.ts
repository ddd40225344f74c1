import { spawn } from 'node:child_process';

/** How a program ended, with everything it printed. */
export interface Ended {
  code: number;
  output: string;
}

export interface ProgramOptions {
  env?: NodeJS.ProcessEnv;
  /** Print the output while the program runs, and return it as well. */
  shown?: boolean;
}

const running = new Set<() => void>();
let stopping = false;

/** Whether this process is being stopped, so that no more programs may start. */
export const isStopping = () => stopping;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopping = true;
    running.forEach((stop) => stop());
    process.exitCode = 130;
  });
}

export const root = `${import.meta.dirname}/../..`;

/** Runs a program of `node_modules/.bin` or of the system in the project's root; it is ended with this process. */
export function runProgram(command: string[], { env, shown = false }: ProgramOptions = {}): Promise<Ended> {
  const [name = '', ...args] = command;
  const child = spawn(name, args, {
    cwd: root,
    env: { ...process.env, ...env, PATH: `${root}/node_modules/.bin:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The browser's test runner cleans up only on SIGINT.
  const stop = () => child.kill('SIGINT');
  running.add(stop);

  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    if (shown) process.stderr.write(chunk);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  return new Promise((resolve) => {
    const end = (code: number) => {
      running.delete(stop);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
