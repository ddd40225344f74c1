import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The part of the federation's manifest that names the files which a page may load. */
interface Manifest {
  shared?: { name: string; singleton: boolean }[];
  exposes: { assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/**
 * What the manifest of a build names and its descriptor does not: a file that was lost together with its line would be
 * missed by nobody but the visitor who needs it. And what the build would run a second copy of.
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

/** Hooks work with one React only, and a module that is shared without being the only copy may run twice on a page. */
function ownCopies(shared: NonNullable<Manifest['shared']>): string[] {
  const several = shared.filter(({ singleton }) => !singleton);
  return [
    ...(shared.some(({ name }) => name === 'react')
      ? []
      : ['it brings a React of its own: share react, as the kit does']),
    ...several.map(({ name }) => `its ${name} is not shared as the only copy: share it as a singleton`),
  ];
}
