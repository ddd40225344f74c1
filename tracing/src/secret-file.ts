import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** A shorter text is no secret that a server may sign with. */
const shortest = 32;

/**
 * A secret of a data folder: made once, readable by its owner only. It is there whole or not at all, whenever the machine
 * stops; of processes that start together one makes it.
 * @throws Error when the file has been cut or emptied since: whatever was signed with it has to be decided by people
 */
export function secretIn(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) make(dataDir, file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= shortest) return secret;
  throw new Error(
    `${file} holds ${secret.length} characters, and a secret has at least ${shortest}. Restore it from a backup. Without one, remove it: a new one is made, and what the old one signed is no longer valid.`,
  );
}

function make(dataDir: string, file: string): void {
  const unfinished = `${file}.${randomUUID()}`;
  const handle = openSync(unfinished, 'wx', 0o600);
  try {
    writeFileSync(handle, randomBytes(48).toString('base64url'));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    // Unlike a renaming it leaves the file of a faster process as it is.
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(unfinished);
  }
  keepEntry(dataDir);
}

/** The name of a file is in its folder, which is written by itself. Systems that cannot do that lose it together with the file. */
function keepEntry(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
