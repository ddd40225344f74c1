import { dirname } from 'node:path';
import type { HouseRule } from './project-files.ts';

const maxFiles = 25;

/** Folders of tables with one subject per file may have as many files as there are subjects. */
const tables = /^(contract\/src\/(calls|texts)|api\/migrations)(\/|$)/;

/** A folder has at most 25 files, so that it can be taken in at a glance. */
export const folderSizes: HouseRule = (files) => {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > maxFiles && !tables.test(folder))
    .map(
      ([folder, count]) =>
        `${folder}: ${count} files, more than ${maxFiles}; give its subjects folders of their own`,
    );
};
