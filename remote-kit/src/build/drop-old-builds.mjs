import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A site that runs may still use an older build: only what is many builds and days behind is deleted. */
const usual = { builds: 10, days: 3 };

/** No build takes so long, in milliseconds: an older draft was left by one that was killed. */
const abandonedMs = 6 * 3600_000;

/**
 * Deletes old builds, one entry of a folder each, and what builds left that were killed.
 * @param {string} folder
 * @param {string} current the name of the one that was just made
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
