import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { shellClosure } from './shell-closure.ts';

/** A part of the design system that exists once in the browser. */
export interface SharedPart {
  /** As it is imported: `@summit/shared-ui/layout/section`. */
  name: string;
  file: string;
}

const uiPackage = '@summit/shared-ui';

/**
 * The parts of the design system that shell and remotes share: those the shell runs anyway, those that hold a context
 * (a second copy would not know its provider), and those that bring MUI, which is too heavy to be sent twice. Every
 * other part is small and without memory: a remote carries its own copy, together with the page that shows it.
 */
export function sharedParts(): SharedPart[] {
  const folder = dirname(createRequire(import.meta.url).resolve(`${uiPackage}/package.json`));
  const inShell = shellClosure().files;
  return partsOf(folder).filter(({ file }) => {
    const source = readFileSync(file, 'utf8');
    return inShell.has(file) || source.includes('createContext') || source.includes("from '@mui/");
  });
}

/** Every part of the design system, as its package.json shows them: `"./layout/*": "./src/layout/*.tsx"`. */
function partsOf(folder: string): SharedPart[] {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { exports } = JSON.parse(manifest) as { exports: Record<string, string> };
  return Object.entries(exports)
    .filter(([entry]) => entry.endsWith('/*'))
    .flatMap(([entry, target]) => {
      const [, ending = ''] = target.split('*');
      return readdirSync(join(folder, dirname(target)))
        .filter((found) => found.endsWith(ending) && !/\.test\.tsx?$/.test(found))
        .map((found) => ({
          name: join(uiPackage, dirname(entry), found.slice(0, -ending.length)),
          file: join(folder, dirname(target), found),
        }));
    });
}
