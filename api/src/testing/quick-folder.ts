import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux's file system in memory. */
const inMemory = '/dev/shm';

/** About three times what a run needs: a database for each running test file, PostgreSQL's log and its programs. */
const roomNeeded = 2 * 2 ** 30;

/** The folder for the databases of this run, in memory if possible, because they consist of many small files. */
export function quickestFolder(): string {
  return isRoomInMemory() ? inMemory : tmpdir();
}

/** Folders that may contain databases of earlier runs, also when memory is full, which they may have caused. */
export function foldersOfEarlierRuns(): string[] {
  return [inMemory, tmpdir()].filter((folder) => existsSync(folder));
}

function isRoomInMemory(): boolean {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= roomNeeded && mayRunPrograms();
  } catch {
    return false;
  }
}

/** PostgreSQL's programs may have to be copied beside its data. */
function mayRunPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.find((line) => line.split(' ')[1] === inMemory)?.split(' ')[3];
  return options !== undefined && !options.split(',').includes('noexec');
}
