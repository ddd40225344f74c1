import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { programsFolder } from '@summit/programs/programs-folder';
import { dropOldBuilds } from '@summit/remote-kit/drop-old-builds';
import { hashSources } from '@summit/remote-kit/hash-sources';
import { appNames, projectRoot } from '../../build/apps.ts';
import { sourceHash } from '../../build/source-hash.ts';

/** Few copies are retained, because they are large, and a run that uses one copies it immediately. */
const retained = { builds: 3, days: 0.05 };

/** Starts a site on an empty data folder and stops it when it is ready. */
export type FillFolder = (dataDir: string) => Promise<void>;

/**
 * Copies the data of a site with these sources when it is ready for the first time: migrated, seeded, and with live
 * releases. `fill` makes the first copy of a day; several runs may do so at the same time.
 */
export async function copyTemplateData(
  dataDir: string,
  fill: FillFolder,
  template = getTemplate(),
): Promise<void> {
  if (!existsSync(template)) await makeTemplate(template, fill);
  // Where the database lies elsewhere there is nothing to copy.
  if (existsSync(template)) copyWhole(template, dataDir);
}

/** The data are at most a day old, because some of them depend on the time at which they were made. */
function getTemplate(): string {
  const today = new Date().toISOString().slice(0, 10);
  const sources = [
    basename(programsFolder()),
    ...appNames.map((app) => sourceHash(app)),
    hashSources(projectRoot, ['api/migrations']),
  ];
  const key = createHash('sha256').update([...sources, today, process.getuid?.() ?? 0].join());
  return join(projectRoot, '.cache', 'sites', key.digest('hex').slice(0, 12));
}

async function makeTemplate(template: string, fill: FillFolder): Promise<void> {
  const folder = emptyDataFolder();
  mkdirSync(dirname(template), { recursive: true });
  const draft = mkdtempSync(join(dirname(template), '.draft-'));
  try {
    await fill(folder);
    if (existsSync(join(folder, 'postgres.json'))) return;
    copyWhole(folder, draft);
    renameSync(draft, template);
    dropOldBuilds(dirname(template), basename(template), retained);
  } catch (error) {
    // Another run may have finished the same meanwhile; its result is used then.
    if (!existsSync(template)) throw error;
  } finally {
    for (const path of [folder, draft]) rmSync(path, { recursive: true, force: true });
  }
}

/** A folder for the data of a site that is deleted afterwards. */
export function emptyDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'summit-site-'));
  // When running as root, PostgreSQL's own user must enter the folder: otherwise the database would be outside it, and remain.
  chmodSync(folder, 0o755);
  return folder;
}

/** Copies with owners and permissions, which PostgreSQL requires. */
function copyWhole(from: string, to: string): void {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true });
  else execFileSync('cp', ['-a', `${from}/.`, to]);
}
