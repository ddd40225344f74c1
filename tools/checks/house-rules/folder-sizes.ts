import { dirname } from 'node:path';
import type { HouseRule } from './project-files.ts';

const mostFiles = 25;

/** Tables with one subject a file may have as many files as there are subjects. */
const tables = /^(contract\/src\/(calls|texts)|api\/migrations)(\/|$)/;

/** No folder holds more than 25 files, so that one look shows all of it. */
export const folderSizes: HouseRule = (files) => {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > mostFiles && !tables.test(folder))
    .map(
      ([folder, count]) =>
        `${folder}: ${count} files, more than ${mostFiles}; give its subjects folders of their own`,
    );
};
