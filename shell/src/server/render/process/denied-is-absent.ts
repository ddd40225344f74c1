import fs from 'node:fs';

/**
 * Makes `existsSync` return false for files that this process may not read, as newer versions of Node do; Node 20
 * throws. The loader of remotes looks for each part on disk before it fetches it.
 */
export function deniedIsAbsent(): void {
  const exists = fs.existsSync;
  fs.existsSync = (path) => {
    try {
      return exists(path);
    } catch {
      return false;
    }
  };
}
