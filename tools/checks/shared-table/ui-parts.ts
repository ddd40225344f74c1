import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A part that the design system's package exports. */
interface UiPart {
  /** Its path in the package: `layout/section`. */
  part: string;
  file: string;
}

/** Every part of the design system that its package.json exports by a pattern: `"./layout/*": "./src/layout/*.tsx"`. */
export function uiParts(): UiPart[] {
  const folder = dirname(createRequire(import.meta.url).resolve('@summit/shared-ui/package.json'));
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports)
    .filter(([entry]) => entry.endsWith('/*'))
    .flatMap(([entry, target]) => {
      const [, ending = ''] = target.split('*');
      return readdirSync(join(folder, dirname(target)))
        .filter((found) => found.endsWith(ending) && !/\.test\.tsx?$/.test(found))
        .map((found) => ({
          part: join(dirname(entry), found.slice(0, -ending.length)),
          file: join(folder, dirname(target), found),
        }));
    });
}
