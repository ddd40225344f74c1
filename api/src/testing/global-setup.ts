import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from '../platform/db/embedded/process-facts.ts';
import { foldersOfEarlierRuns, quickestFolder } from './quick-folder.ts';
import { removeTestFolder, testFolderVariable } from './test-folder.ts';

const prefix = 'summit-api-test-';

/**
 * Creates a folder for the database cluster before all API tests; the first test that needs it starts it. Returns the
 * teardown, which stops the cluster and deletes its files.
 */
async function setUp(): Promise<() => Promise<void>> {
  await sweep();
  const folder = mkdtempSync(join(quickestFolder(), prefix));
  // PostgreSQL may run as another user, who has to enter the folder.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'owner'), `${process.pid}`);
  process.env[testFolderVariable] = folder;
  return () => removeTestFolder(folder);
}

/** Removes what killed test runs have left, including a running PostgreSQL. */
async function sweep(): Promise<void> {
  for (const place of foldersOfEarlierRuns()) {
    for (const name of readdirSync(place).filter((one) => one.startsWith(prefix))) {
      const folder = join(place, name);
      if (isRemovable(folder) && !isOwned(folder)) await removeTestFolder(folder);
    }
  }
}

/** Only the same user can remove what a run has left. */
function isRemovable(folder: string): boolean {
  const user = process.getuid?.();
  return !user || lstatSync(folder, { throwIfNoEntry: false })?.uid === user;
}

function isOwned(folder: string): boolean {
  try {
    return processIdentity(Number(readFileSync(join(folder, 'owner'), 'utf8'))) !== null;
  } catch (error) {
    // Another run is creating it at this moment.
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

export { setUp as default };
