import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The part of the federation's manifest that names the files which a page may load. */
interface Manifest {
  shared?: { name: string; singleton: boolean }[];
  exposes: { assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/**
 * Files in the manifest of a build that its descriptor lacks: a file that was lost together with its hash would
 * otherwise be noticed only by visitors. Also, shared modules of which the build would run a second copy.
 */
export function missingParts(
  build: string,
  manifest: string,
  hashes: Readonly<Record<string, string>>,
): string[] {
  const folder = dirname(manifest);
  try {
    const { exposes, shared = [] } = JSON.parse(readFileSync(join(build, manifest), 'utf8')) as Manifest;
    const named = exposes.flatMap(({ assets: { js, css } }) =>
      [js, css].flatMap((kind) => [...kind.sync, ...kind.async]),
    );
    const missing = [...new Set(named)].filter((file) => !(`${folder}/${file}` in hashes));
    return [
      ...missing.map((file) => `its ${folder}/${file} is missing: ${manifest} names it`),
      ...ownCopies(shared),
    ];
  } catch (error) {
    return [`its ${manifest} cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Shared modules that are not singletons, of which a page may run two copies: React's hooks do not work with two. */
function ownCopies(shared: NonNullable<Manifest['shared']>): string[] {
  const several = shared.filter(({ singleton }) => !singleton);
  return [
    ...(shared.some(({ name }) => name === 'react')
      ? []
      : ['it brings a React of its own: share react, as the kit does']),
    ...several.map(({ name }) => `its ${name} is not shared as the only copy: share it as a singleton`),
  ];
}
