import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { median } from './numbers.ts';

/** An address under load. */
export interface Target {
  name: string;
  url: string;
}

const connectionsEach = 24;
/** Half of the cores remain for the measured server. */
const processes = Math.max(1, Math.floor(cpus().length / 2));
const headers = { 'accept-encoding': 'br, gzip', 'accept-language': 'en-US' };

/** The size of a compressed response in bytes. */
export async function compressedSize(url: string): Promise<number> {
  const response = await fetch(url, { headers });
  await response.body?.cancel();
  const length = response.headers.get('content-length');
  if (!length) throw new Error(`${url} does not say how long it is`);
  return Number(length);
}

/** Responses per second of each target, in rounds that take turns, so that other work on the machine affects all equally. */
export async function measureThroughput(
  targets: Target[],
  rounds: number,
  seconds: number,
): Promise<number[]> {
  const generators = await Promise.all(Array.from({ length: processes }, startGenerator));
  const rates: number[][] = targets.map(() => []);
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, target] of targets.entries()) {
        const counts = await Promise.all(generators.map((generator) => run(generator, target, seconds)));
        rates[at]?.push(counts.reduce((sum, count) => sum + count, 0) / seconds);
      }
    }
  } finally {
    generators.forEach((generator) => generator.disconnect());
  }
  return rates.map(median);
}

async function startGenerator(): Promise<ChildProcess> {
  const child = fork(`${import.meta.dirname}/generate-load.ts`, { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return child;
}

/** @throws Error when a response was not 200 or a connection was closed */
async function run(generator: ChildProcess, { name, url }: Target, seconds: number): Promise<number> {
  const done = once(generator, 'message');
  generator.send({ url, connections: connectionsEach, seconds, headers });
  const [{ responses, error }] = (await done) as [{ responses: number; error?: string }];
  if (error) throw new Error(`${name}: ${error}`);
  return responses;
}
