import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

// This is plain JavaScript because it decides whether anything has to be compiled.

/**
 * Hashes files and everything below folders (paths relative to `root`): equal sources have an equal hash on every
 * machine. Tests are left out, so that editing one causes no new build.
 * @param {string} root
 * @param {readonly string[]} sources
 * @returns {string}
 */
export function hashSources(root, sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesAt(join(root, source))).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesAt(path) {
  if (!existsSync(path)) {
    throw new Error(
      `There is no ${path}: a build is named after what it is made of, the lock file of its packages included.`,
    );
  }
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
