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
  /** Reads the file now, for requests that follow a release immediately. */
  refresh(): Promise<void>;
  /** Uses a published registry; from then on older files are ignored. */
  offer(published: Registry): void;
  stop(): void;
}

/**
 * Reads the registry and watches its changes: a promotion takes effect within about a second. Remotes have the roles
 * that the site gives them. While the file is missing or damaged, the last good registry stays in force; at the
 * start, that is the copy beside the file.
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

  /** Reports an error once, although the file is read every second. */
  function reportOnce(error: unknown): void {
    if (String(error) !== lastProblem) report(error);
    lastProblem = String(error);
  }

  /** Whether there never was a file, which is no error. */
  function isBeforeFirstRelease(): boolean {
    return seen === '' && !existsSync(getRegistryCopy(file));
  }

  async function check(): Promise<boolean> {
    // A site server on a separate machine has no file: it gets the published registry.
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

  await check().catch(async (error: unknown) => {
    reportOnce(error);
    const copy = await registryIn(getRegistryCopy(file)).catch(() => emptyRegistry);
    registry = withSiteRoles(copy, roles);
  });
  const refresh = () =>
    check().then((changed) => {
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
