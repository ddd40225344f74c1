import { join } from 'node:path';
import webpack from 'webpack';
import { sharedParts } from './shared-parts.ts';

/**
 * Federation shares what is imported by a package's name. This lets the design system's parts import each other by
 * path: where such a path leads to a shared part, the name takes its place.
 */
export function sharedByName(): webpack.NormalModuleReplacementPlugin {
  const names = new Map(sharedParts().map(({ name, file }) => [file, name]));
  return new webpack.NormalModuleReplacementPlugin(
    /^\.{1,2}\//,
    (data: { context: string; request: string }) => {
      const name = names.get(join(data.context, data.request));
      if (name) data.request = name;
    },
  );
}
