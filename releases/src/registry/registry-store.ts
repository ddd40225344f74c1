import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lock } from 'proper-lockfile';
import writeFileAtomic from 'write-file-atomic';
import {
  emptyRegistry,
  getRegistryCopy,
  type Registry,
  registryFrom,
  registryPath,
} from '@summit/contract/releases/registry';
import { publishedAfter, whilePublishing } from './published-registry.ts';

/** A promotion waits for another one for at most ten seconds. */
const retries = { retries: 200, factor: 1, minTimeout: 50, maxTimeout: 50 };
/** A lock of this age was left by a killed process, because a running one renews it. */
const abandonedMs = 60_000;

/** The changed parts of the registry. */
export type RegistryChange = Pick<Registry, 'live' | 'history'> &
  Partial<Pick<Registry, 'candidates' | 'shares'>>;

/** Computes the change of the present registry; throws to refuse it. */
export type PlannedChange = (registry: Registry) => RegistryChange;

function registryFile(dataDir: string): string {
  return join(dataDir, registryPath);
}

/**
 * Reads the registry; if its file is damaged, reads the copy beside it, and passes the problem to `report`.
 * @throws Error with the name of the file when neither can be read
 */
export function readRegistry(dataDir: string, report: (problem: string) => void = console.error): Registry {
  const file = registryFile(dataDir);
  if (!existsSync(file)) return emptyRegistry;
  try {
    return registryFrom(readFileSync(file, 'utf8'));
  } catch (error) {
    const problem = `${file} is damaged (${error instanceof Error ? error.message : String(error)})`;
    const copy = getRegistryCopy(file);
    if (!existsSync(copy)) {
      throw new Error(`${problem}, and there is no copy of it at ${copy}.`, { cause: error });
    }
    const registry = registryFrom(readFileSync(copy, 'utf8'));
    report(`${problem}: its copy is used, which the next release writes back.`);
    return registry;
  }
}

/** The registry that the site servers of all machines follow: the one that was published last, or this machine's file. */
export async function newestRegistry(dataDir: string): Promise<Registry> {
  const own = readRegistry(dataDir);
  return (await publishedAfter(own.revision)) ?? own;
}

/**
 * Changes the registry atomically, with one writer at a time.
 * @throws Error when another writer holds the lock, or what `change` throws (then nothing is written)
 */
export async function changeRegistry(dataDir: string, change: PlannedChange): Promise<Registry> {
  const file = registryFile(dataDir);
  mkdirSync(dirname(file), { recursive: true });
  const unlock = await locked(file);
  try {
    return await whilePublishing(async ({ published, publish }) => {
      const current = newest(readRegistry(dataDir), published);
      const next: Registry = {
        ...current,
        ...change(current),
        revision: current.revision + 1,
        updatedAt: new Date().toISOString(),
      };
      const text = `${JSON.stringify(next, null, 2)}\n`;
      await publish(next, text);
      // The file decides what is live, so it is written last: on a full disk nothing goes live of a change that failed.
      await writeFileAtomic(getRegistryCopy(file), text);
      await writeFileAtomic(file, text);
      return next;
    });
  } finally {
    await unlock();
  }
}

/** Uses the newest registry under the lock of this data folder, so that it cannot change. @throws Error when a writer holds the lock */
export async function withRegistry<T>(
  dataDir: string,
  use: (registry: Registry) => T | Promise<T>,
): Promise<T> {
  const unlock = await locked(registryFile(dataDir));
  try {
    return await use(await newestRegistry(dataDir));
  } finally {
    await unlock();
  }
}

/** The newer of both, since a release may have been made on another machine. */
function newest(own: Registry, published: Registry | null): Registry {
  return published && published.revision > own.revision ? published : own;
}

async function locked(file: string): Promise<() => Promise<void>> {
  try {
    return await lock(file, { realpath: false, stale: abandonedMs, retries });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    throw new Error(`Another release is being promoted: ${file} is locked. Try again in a moment.`);
  }
}
