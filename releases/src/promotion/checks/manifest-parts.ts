import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The part of the federation's manifest that names the files which a page may load. */
interface Manifest {
  exposes: { assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/**
 * What the manifest of a build names and its descriptor does not: a file that was lost together with its line would be
 * missed by nobody but the visitor who needs it.
 */
export function missingParts(
  build: string,
  manifest: string,
  hashes: Readonly<Record<string, string>>,
): string[] {
  const folder = dirname(manifest);
  try {
    const { exposes } = JSON.parse(readFileSync(join(build, manifest), 'utf8')) as Manifest;
    const named = exposes.flatMap(({ assets: { js, css } }) =>
      [js, css].flatMap((kind) => [...kind.sync, ...kind.async]),
    );
    return [...new Set(named)]
      .filter((file) => !(`${folder}/${file}` in hashes))
      .map((file) => `its ${folder}/${file} is missing: ${manifest} names it`);
  } catch (error) {
    return [`its ${manifest} cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}
