import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from '../platform/db/embedded/process-facts.ts';
import { foldersOfEarlierRuns, quickestFolder } from './quick-folder.ts';
import { removeTestFolder, testFolderVariable } from './test-folder.ts';

const prefix = 'summit-api-test-';

/**
 * Before all API tests: a folder for their database cluster, which the first test that needs it starts. Returns what to do
 * after them: it stops the cluster and removes everything of it.
 */
async function setUp(): Promise<() => Promise<void>> {
  await sweep();
  const folder = mkdtempSync(join(quickestFolder(), prefix));
  // PostgreSQL may run as another user, who has to pass.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'owner'), `${process.pid}`);
  process.env[testFolderVariable] = folder;
  return () => removeTestFolder(folder);
}

/** Removes what test runs that were killed left behind, a running PostgreSQL included. */
async function sweep(): Promise<void> {
  for (const place of foldersOfEarlierRuns()) {
    for (const name of readdirSync(place).filter((one) => one.startsWith(prefix))) {
      const folder = join(place, name);
      if (isRemovable(folder) && !isOwned(folder)) await removeTestFolder(folder);
    }
  }
}

/** What another user's run left behind is theirs to remove. */
function isRemovable(folder: string): boolean {
  const user = process.getuid?.();
  return !user || lstatSync(folder, { throwIfNoEntry: false })?.uid === user;
}

function isOwned(folder: string): boolean {
  try {
    return processIdentity(Number(readFileSync(join(folder, 'owner'), 'utf8'))) !== null;
  } catch (error) {
    // Being made by another run at this moment.
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

export { setUp as default };
