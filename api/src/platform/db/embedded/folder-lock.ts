import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { processIdentity } from './process-facts.ts';

/** Another running API uses the same folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';

  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is in use by another API, process ${pid}. ` +
        'Stop that one, choose another DATA_DIR, or set DATABASE_URL to run several.',
    );
  }
}

interface Holder {
  pid: number;
  identity: string | null;
}

/**
 * Locks a folder for this process and returns the function that unlocks it. Throws `FolderInUse`.
 * The lock of a process that is gone is taken over.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'api.lock');
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (createWhole(file, mine)) {
      return () => {
        if (read(file) === mine) rmSync(file, { force: true });
      };
    }
    removeIfAbandoned(folder, file);
  }
  throw new Error(`Could not lock the data folder ${folder}.`);
}

/** Makes a file that appears with its whole content at once; false when it is already there. */
function createWhole(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode: 0o644 });
    linkSync(draft, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
      throw new Error(`${dirname(file)} cannot be written by this user: choose another DATA_DIR.`, {
        cause: error,
      });
    }
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function removeIfAbandoned(folder: string, file: string): void {
  const content = read(file);
  if (content === null) return;
  const holder = parse(content);
  if (holder && holder.identity !== null && processIdentity(holder.pid) === holder.identity) {
    throw new FolderInUse(folder, holder.pid);
  }
  // Two processes may see the same abandoned lock: the one that moved away a newer lock puts it back.
  const moved = `${file}.${randomUUID()}`;
  try {
    renameSync(file, moved);
  } catch {
    return;
  }
  const movedContent = read(moved);
  if (movedContent !== null && movedContent !== content) createWhole(file, movedContent);
  rmSync(moved, { force: true });
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function parse(content: string): Holder | null {
  try {
    return JSON.parse(content) as Holder;
  } catch {
    return null;
  }
}
