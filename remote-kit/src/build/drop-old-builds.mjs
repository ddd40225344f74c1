import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A running site may still use an older build, so only builds beyond both limits are deleted. */
const usual = { builds: 10, days: 3 };

/** No build takes this long, in milliseconds: an older draft was left by a killed process. */
const abandonedMs = 6 * 3600_000;

/**
 * Deletes old builds (one entry of the folder each) and the drafts of killed builds.
 * @param {string} folder
 * @param {string} current the name of the build that was just made
 * @param {{ builds: number, days: number }} retained
 */
export function dropOldBuilds(folder, current, retained = usual) {
  const tooOld = Date.now() - retained.days * 24 * 3600_000;
  const others = readdirSync(folder)
    .filter((name) => name !== current)
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }));
  const drafts = others.filter(({ name, at }) => name.startsWith('.draft-') && at < Date.now() - abandonedMs);
  const old = others
    .filter(({ name }) => !name.startsWith('.draft-'))
    .sort((a, b) => b.at - a.at)
    .slice(retained.builds - 1)
    .filter(({ at }) => at < tooOld);
  for (const { name } of [...drafts, ...old]) rmSync(join(folder, name), { recursive: true, force: true });
}
