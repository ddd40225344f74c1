import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';

/** A database for each test file that is at work, PostgreSQL's log and its programs: about a third of this. */
const roomNeeded = 2 * 2 ** 30;

/** Where the databases of this run shall lie: making and removing them is mostly small files. */
export function quickestFolder(): string {
  return isRoomInMemory() ? inMemory : tmpdir();
}

/** Where those of earlier runs may lie. It does not ask for room: they may be what has taken it. */
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
