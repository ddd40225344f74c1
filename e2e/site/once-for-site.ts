import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { siteUnderTest } from './sites/site-under-test.ts';

/** Longer than any of these steps takes: a process that has not finished by then was killed. */
const givenUpAfterMs = 180_000;

/**
 * Makes something once for a site, with the first journey that needs it: other processes wait, and get the same. For example,
 * a one-time code is valid for one login, and only a few logins are allowed within a quarter of an hour.
 * @param name a file's name; the result is stored as JSON beside the site's data, and deleted with them
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
      // Another process may just have made it.
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

/** Discards the stored result, so that the next journey makes it again. */
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
