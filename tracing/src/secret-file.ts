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

/** The shortest secret that a server may sign with. */
const shortest = 32;

/**
 * A secret of a data folder: generated once, readable by its owner only. It is written atomically, even if the
 * machine stops; when processes start together, only one writes it.
 * @throws Error when the file has been cut or emptied since: people have to decide about everything that was signed with it
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
    // Unlike a rename, a link does not overwrite the file of a faster process.
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(unfinished);
  }
  keepEntry(dataDir);
}

/** Flushes the folder, which holds the name of the file. Systems that cannot flush it may lose the file in a crash. */
function keepEntry(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
