import { readFile, stat } from 'node:fs/promises';
import { emptyRegistry, registryFrom, type Registry } from '@summit/contract/registry';

const askEveryMs = 1000;

export interface RegistryWatcher {
  current(): Registry;
  stop(): void;
}

/**
 * Reads the registry and follows its changes: a promotion is seen within about a second.
 * A file that is missing or broken leaves the last good registry in force.
 */
export async function watchRegistry(
  file: string,
  onChange: (registry: Registry) => void,
  report: (error: unknown) => void,
): Promise<RegistryWatcher> {
  let registry: Registry = emptyRegistry;
  let seen = '';

  async function look(): Promise<boolean> {
    const { mtimeMs, size, ino } = await stat(file);
    const mark = `${mtimeMs}/${size}/${ino}`;
    if (mark === seen) return false;
    const next = registryFrom(await readFile(file, 'utf8'));
    seen = mark;
    if (next.revision === registry.revision) return false;
    registry = next;
    return true;
  }

  await look().catch(report);
  const timer = setInterval(() => {
    look().then((changed) => changed && onChange(registry), report);
  }, askEveryMs);
  timer.unref();
  return { current: () => registry, stop: () => clearInterval(timer) };
}
