import { rmSync } from 'node:fs';
import { clusterFolder } from '../platform/db/embedded/home.ts';
import { atOnce, stopLeftover } from '../platform/db/embedded/leftover.ts';

/** Names the folder of this test run; set before the workers start. */
export const testFolderVariable = 'SUMMIT_API_TEST_FOLDER';

/** The folder of this test run, which is deleted at its end. */
export function testFolder(): string {
  const folder = process.env[testFolderVariable];
  if (!folder) throw new Error('API tests run with the global setup in vitest.config.ts.');
  return folder;
}

/** Stops the cluster of a run, if it was started, and removes its folder. */
export async function removeTestFolder(folder: string): Promise<void> {
  await stopLeftover(clusterFolder(folder), atOnce);
  rmSync(folder, { recursive: true, force: true });
}
