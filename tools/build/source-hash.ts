import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { appFolder, projectRoot } from './apps.ts';

const sharedSources = ['contract/src', 'shared-auth/src', 'shared-ui/src', 'tools/webpack'];
const sharedFiles = [
  'package-lock.json',
  'contract/package.json',
  'shared-auth/package.json',
  'shared-ui/package.json',
];

/**
 * A hash of everything that goes into an app's build: equal sources give an equal build id, on every machine.
 * Tests are left out, so that editing one makes no new release.
 */
export function sourceHash(app: string, root = projectRoot): string {
  const folder = join(root, basename(appFolder(app)));
  const files = [
    ...sharedFiles.map((file) => join(root, file)),
    ...sharedSources.flatMap((source) => filesBelow(join(root, source))),
    join(folder, 'package.json'),
    join(folder, 'webpack.config.mjs'),
    ...filesBelow(join(folder, 'src')),
  ];
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
