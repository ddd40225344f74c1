import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { partName } from './shared-modules.ts';
import { sharedParts } from './shared-table.ts';

/**
 * Federation shares modules that are imported by a package's name. Parts of the design system import each other by path:
 * where such a path leads to a shared part, this plugin replaces it by the name.
 */
export function sharedByName(): webpack.NormalModuleReplacementPlugin {
  const require = createRequire(import.meta.url);
  const names = new Map(
    Object.keys(sharedParts)
      .map(partName)
      .map((name) => [require.resolve(name), name]),
  );
  return new webpack.NormalModuleReplacementPlugin(
    /^\.{1,2}\//,
    (data: { context: string; request: string }) => {
      const name = names.get(join(data.context, data.request));
      if (name) data.request = name;
    },
  );
}
