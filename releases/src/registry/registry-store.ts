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

/** How long a promotion waits for another one: ten seconds. */
const retries = { retries: 200, factor: 1, minTimeout: 50, maxTimeout: 50 };
/** A process that was killed leaves its lock behind; a living one renews it. */
const abandonedMs = 60_000;

/** What changes of the registry; the rest stays as it is. */
export type RegistryChange = Pick<Registry, 'live' | 'history'> &
  Partial<Pick<Registry, 'candidates' | 'shares'>>;

/** What is to become of the registry as it is; throws where that is refused. */
export type PlannedChange = (registry: Registry) => RegistryChange;

function registryFile(dataDir: string): string {
  return join(dataDir, registryPath);
}

/**
 * The registry; where its file is damaged, the copy beside it, and `report` receives why.
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
 * Changes the registry: one writer at a time, and readers see the old file or the new one, never a half.
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
      await writeFileAtomic(file, text);
      await writeFileAtomic(getRegistryCopy(file), text);
      return next;
    });
  } finally {
    await unlock();
  }
}

/** A release may have been made on another machine. */
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
