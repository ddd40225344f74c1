import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { siteUnderTest } from './sites/site-under-test.ts';

/** Longer than anything takes that is made once: who has begun it was ended meanwhile. */
const givenUpAfterMs = 180_000;

/**
 * What is made once for a site, whichever journey needs it first: those of the other processes wait, and get the same. A code of an
 * authenticator, say, is good for one login, and few logins are allowed within a quarter of an hour.
 * @param name a file's name; what is made is stored as JSON beside the site's data, and ends with them
 */
export async function onceForSite<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
  const folder = join(siteUnderTest().env.DATA_DIR, 'journeys');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  const lock = `${file}.lock`;
  while (!existsSync(file)) {
    if (!take(lock)) {
      await pause(200);
      continue;
    }
    try {
      // Another process may have made it just before.
      if (existsSync(file)) break;
      const made = JSON.stringify(await make());
      writeFileSync(`${file}~`, made);
      renameSync(`${file}~`, file);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Made;
}

/** It is of no use any more: the next journey that needs it makes it again. */
export function forgetForSite(name: string): void {
  rmSync(join(siteUnderTest().env.DATA_DIR, 'journeys', `${name}.json`), { force: true });
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > givenUpAfterMs) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}
