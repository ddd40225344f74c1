import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@summit/contract/releases/registry';
import { releasesFolder } from './release-folder.ts';

const retained = { releases: 5, ms: 7 * 24 * 3600_000 };

/**
 * Removes the folders of a remote's releases that are not live, not candidates, not among the last five, and were
 * not live within a week, so that open tabs keep their files and a rollback is possible. Returns their ids.
 */
export function removeOldReleases(
  dataDir: string,
  remote: string,
  registry: Registry,
  now: number,
): string[] {
  const folder = releasesFolder(dataDir, remote);
  const needed = neededReleases(registry, remote, now);
  const old = (existsSync(folder) ? readdirSync(folder) : []).filter((buildId) => !needed.has(buildId));
  for (const buildId of old) rmSync(join(folder, buildId), { recursive: true, force: true });
  return old;
}

function neededReleases(
  { live, history, candidates, shares }: Registry,
  remote: string,
  now: number,
): Set<string> {
  const own = history.filter((entry) => entry.remote === remote);
  const newestFirst = [...new Set(own.map(({ buildId }) => buildId).reverse())];
  const recent = own.filter(({ at }) => now - Date.parse(at) < retained.ms).map(({ buildId }) => buildId);
  const inPlace = [live[remote], shares?.[remote], ...(candidates?.[remote] ?? [])];
  const used = inPlace.flatMap((release) => (release ? [release.buildId] : []));
  return new Set([...used, ...newestFirst.slice(0, retained.releases), ...recent]);
}
