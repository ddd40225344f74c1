import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, RegistryAction } from '@summit/contract/releases/registry';
import { releasesFolder } from './release-folder.ts';

const retained = { releases: 5, ms: 7 * 24 * 3600_000 };

const madeLive: readonly RegistryAction[] = ['promote', 'rollback'];
const changesLive: readonly RegistryAction[] = [...madeLive, 'retire'];
const shown: readonly RegistryAction[] = [...madeLive, 'share'];

/**
 * Removes the folders of a remote's releases that are not live, not candidates, not among the last five that were
 * live, and that visitors did not get within a week, so that open tabs keep their files and a rollback is possible.
 * Returns their ids.
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
  // Only what was live counts: a team's many candidates must not remove the release that a rollback restores.
  const lastLive = own.filter(({ action }) => madeLive.includes(action)).map(({ buildId }) => buildId);
  const newestFirst = [...new Set(lastLive.reverse())];
  const recent = own
    .filter((entry, place) => now - getEnd(entry, own.slice(place + 1), now) < retained.ms)
    .map(({ buildId }) => buildId);
  const inPlace = [live[remote], shares?.[remote], ...(candidates?.[remote] ?? [])];
  const used = inPlace.flatMap((release) => (release ? [release.buildId] : []));
  return new Set([...used, ...newestFirst.slice(0, retained.releases), ...recent]);
}

type Entry = Registry['history'][number];

/** When visitors last got the build of an entry, whose files open tabs may still load; for other entries, when they were made. */
function getEnd({ action, buildId, at }: Entry, later: readonly Entry[], now: number): number {
  if (!shown.includes(action)) return Date.parse(at);
  const ends = (entry: Entry) => entry.action === 'withdraw' && entry.buildId === buildId;
  const end = later.find((entry) => changesLive.includes(entry.action) || ends(entry));
  return end ? Date.parse(end.at) : now;
}
