import { watch } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../build/apps.ts';

/** The delay after a change, because editors write a file in several steps. */
const calmMs = 80;

/** Calls `onChange` after each change of the sources below these folders of the checkout, except for tests. */
export function followSources(folders: string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(join(projectRoot, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|tsx|sql|json)$/.test(file) || /\.test\.tsx?$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, calmMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
