import { removeTestFolder, testFolderVariable } from './test-folder.ts';

/** After all API tests: stops their database cluster and removes everything of it. */
async function tearDown(): Promise<void> {
  const folder = process.env[testFolderVariable];
  if (folder) await removeTestFolder(folder);
}

export { tearDown as default };
