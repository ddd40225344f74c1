import { chmodSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from '../platform/db/embedded/process-facts.ts';
import { foldersForTests } from './quick-folder.ts';
import { removeTestFolder, testFolderVariable } from './test-folder.ts';

const prefix = 'summit-api-test-';

/** Before all API tests: a folder for their database cluster, which the first test that needs it starts. */
async function setUp(): Promise<void> {
  await sweep();
  const [quickest] = foldersForTests();
  const folder = mkdtempSync(join(quickest, prefix));
  // PostgreSQL may run as another user, who has to pass.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'owner'), `${process.pid}`);
  process.env[testFolderVariable] = folder;
}

/** Removes what test runs that were killed left behind, a running PostgreSQL included. */
async function sweep(): Promise<void> {
  for (const place of foldersForTests()) {
    for (const name of readdirSync(place).filter((one) => one.startsWith(prefix))) {
      const folder = join(place, name);
      if (!isOwned(folder)) {
        await removeTestFolder(folder);
      }
    }
  }
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
