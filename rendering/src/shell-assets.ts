import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ShellAssets } from './render-protocol.ts';

/** Finds the files that a page names itself: the first scripts and the font. */
export function shellAssets(buildFolder: string): ShellAssets {
  const buildId = basename(buildFolder);
  const files = readdirSync(join(buildFolder, 'browser'));
  const found = (pattern: RegExp) => files.find((name) => pattern.test(name));
  const named = (pattern: RegExp, file = found(pattern)) => {
    if (!file) throw new Error(`The shell's build in ${buildFolder} has no file like ${pattern}`);
    return `/assets/${buildId}/${file}`;
  };
  return {
    main: named(/^main(\.[0-9a-f]+)?\.js$/),
    rules: found(/^main\.css$/) && named(/^main\.css$/),
    federation: named(/^federation\.js$/),
    font: named(/\.woff2$/),
    buildId,
  };
}
