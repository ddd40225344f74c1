import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import {
  emptyRegistry,
  getRegistryCopy,
  type Registry,
  registryFrom,
} from '@summit/contract/releases/registry';
import { type SiteRoles, withSiteRoles } from '@summit/contract/session/site-roles';

const askEveryMs = 1000;

export interface RegistryWatcher {
  current(): Registry;
  /** Looks at the file now: for somebody who comes right after a release. */
  refresh(): Promise<void>;
  /** Takes what was published to all machines; from then on an older file does not count. */
  offer(published: Registry): void;
  stop(): void;
}

/**
 * Reads the registry and follows its changes: a promotion is seen within about a second.
 * Remotes have the roles that the site gives them. A file that is missing or damaged leaves the last good registry in force: at the start, the copy beside the file.
 */
export async function watchRegistry(
  file: string,
  onChange: (registry: Registry) => void,
  report: (error: unknown) => void,
  roles: SiteRoles = {},
): Promise<RegistryWatcher> {
  let registry: Registry = emptyRegistry;
  let seen = '';
  let published = -1;
  let lastProblem = '';

  /** It looks every second: what goes on is said once. */
  function reportOnce(error: unknown): void {
    if (String(error) !== lastProblem) report(error);
    lastProblem = String(error);
  }

  /** There never was a file: that is no problem. */
  function isBeforeFirstRelease(): boolean {
    return seen === '' && !existsSync(getRegistryCopy(file));
  }

  async function look(): Promise<boolean> {
    // A site server on a machine of its own has no file: what is live is published to it.
    if (!existsSync(file) && (published >= 0 || isBeforeFirstRelease())) return false;
    const { mtimeMs, size, ino } = await stat(file);
    const version = `${mtimeMs}/${size}/${ino}`;
    if (version === seen) return false;
    const next = await registryIn(file);
    seen = version;
    if (next.revision === registry.revision || next.revision <= published) return false;
    registry = withSiteRoles(next, roles);
    return true;
  }

  await look().catch(async (error: unknown) => {
    reportOnce(error);
    const copy = await registryIn(getRegistryCopy(file)).catch(() => emptyRegistry);
    registry = withSiteRoles(copy, roles);
  });
  const refresh = () =>
    look().then((changed) => {
      lastProblem = '';
      if (changed) onChange(registry);
    }, reportOnce);
  const timer = setInterval(() => void refresh(), askEveryMs);
  timer.unref();
  return {
    current: () => registry,
    refresh,
    offer(next) {
      published = Math.max(published, next.revision);
      if (next.revision <= registry.revision) return;
      registry = withSiteRoles(next, roles);
      onChange(registry);
    },
    stop: () => clearInterval(timer),
  };
}

/** @throws Error that names the file */
async function registryIn(file: string): Promise<Registry> {
  const text = await readFile(file, 'utf8');
  try {
    return registryFrom(text);
  } catch (error) {
    throw new Error(`${file} is damaged: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
