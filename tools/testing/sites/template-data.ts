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

/** They are large, and a run that uses one copies it at once. */
const retained = { builds: 3, days: 0.05 };

/** Starts a site on an empty data folder and stops it when it is ready. */
export type FillFolder = (dataDir: string) => Promise<void>;

/**
 * Copies the data that a site of these sources has when it is ready for the first time: migrated, seeded, and with its
 * releases live. The first copy of a day is made by `fill`; several runs may do so at the same time.
 */
export async function copyTemplateData(
  dataDir: string,
  fill: FillFolder,
  template = getTemplate(),
): Promise<void> {
  if (!existsSync(template)) await makeTemplate(template, fill);
  // Where the database lies elsewhere there is nothing that could be copied.
  if (existsSync(template)) copyWhole(template, dataDir);
}

/** Every start sees the data of a site that is a day old at most: some of it speaks of the time of its making. */
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
    // Another run may have finished the same meanwhile; then its result is as good.
    if (!existsSync(template)) throw error;
  } finally {
    for (const path of [folder, draft]) rmSync(path, { recursive: true, force: true });
  }
}

/** A folder for the data of a site that is deleted afterwards. */
export function emptyDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'summit-site-'));
  // As root, PostgreSQL's own user must enter it: else the database would lie elsewhere, and stay there afterwards.
  chmodSync(folder, 0o755);
  return folder;
}

/** With owners and permissions, on which PostgreSQL insists. */
function copyWhole(from: string, to: string): void {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true });
  else execFileSync('cp', ['-a', `${from}/.`, to]);
}
