import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What previews and shares are signed with: the given secret, or one that is made once in the data folder. It is not the
 * API's, which opens sessions.
 */
export function releaseSecret(dataDir: string, given: string | undefined): string {
  if (given) return given;
  const file = join(dataDir, 'release-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    // 'wx' lets one of two processes that start together win.
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
