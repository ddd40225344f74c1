import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ShellAssets } from './render-protocol.ts';

/** Finds the files that a page links to, its first scripts and the font, and those that it contains: the styles. */
export function shellAssets(buildFolder: string): ShellAssets {
  const buildId = basename(buildFolder);
  const folder = join(buildFolder, 'browser');
  const files = readdirSync(folder);
  const named = (pattern: RegExp) => {
    const file = files.find((name) => pattern.test(name));
    if (!file) throw new Error(`The shell's build in ${buildFolder} has no file like ${pattern}`);
    return `/assets/${buildId}/${file}`;
  };
  return {
    main: named(/^main(\.[0-9a-f]+)?\.js$/),
    styles: files
      .filter((name) => name.endsWith('.css'))
      .map((name) => ({
        name,
        css: readFileSync(join(folder, name), 'utf8'),
        first: name.endsWith('.main.css'),
      })),
    federation: named(/^federation\.js$/),
    font: named(/\.woff2$/),
    buildId,
  };
}
