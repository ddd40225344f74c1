import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { registrySchema, type Registry } from '@summit/contract/remote-descriptor';

const lockTries = 200;
const lockPauseMs = 50;
const lockAbandonedMs = 60_000;

/** The file that says which release of each remote is live. */
export function registryFile(dataDir: string): string {
  return join(dataDir, 'registry', 'registry.json');
}

/** @throws Error when the file is there and is not a registry */
export function readRegistry(dataDir: string): Registry {
  const file = registryFile(dataDir);
  if (!existsSync(file)) return { revision: 0, updatedAt: new Date().toISOString(), live: {}, history: [] };
  return registrySchema.validateSync(JSON.parse(readFileSync(file, 'utf8'))) as Registry;
}

/**
 * Changes the registry: one writer at a time, and readers see the old file or the new one, never a half.
 * @throws Error when another writer keeps the lock, or what `change` throws (then nothing is written)
 */
export async function changeRegistry(
  dataDir: string,
  change: (registry: Registry) => Pick<Registry, 'live' | 'history'>,
): Promise<Registry> {
  const file = registryFile(dataDir);
  mkdirSync(dirname(file), { recursive: true });
  const unlock = await lock(`${file}.lock`);
  try {
    const current = readRegistry(dataDir);
    const next: Registry = {
      ...change(current),
      revision: current.revision + 1,
      updatedAt: new Date().toISOString(),
    };
    const draft = `${file}.${process.pid}.draft`;
    writeFileSync(draft, `${JSON.stringify(next, null, 2)}\n`);
    renameSync(draft, file);
    return next;
  } finally {
    unlock();
  }
}

async function lock(path: string): Promise<() => void> {
  for (let attempt = 0; attempt < lockTries; attempt += 1) {
    try {
      mkdirSync(path);
      return () => rmSync(path, { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      dropAbandonedLock(path);
      await wait(lockPauseMs);
    }
  }
  throw new Error(`Another release is being promoted: ${path} is held. Try again in a moment.`);
}

function dropAbandonedLock(path: string): void {
  try {
    if (Date.now() - statSync(path).mtimeMs > lockAbandonedMs) rmSync(path, { recursive: true, force: true });
  } catch {
    // The holder has just let go of it.
  }
}
