import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@summit/contract/remote-descriptor';
import { gateLimits } from './gate-limits.ts';
import { descriptorFile, filesIn, linksIn, signatureFile } from './release-folder.ts';

/** What a new build must not hold: a list of reasons, empty when all its files are its own, listed and of a fit size. */
export function fileProblems(build: string, { hashes }: RemoteDescriptor): string[] {
  const links = linksIn(build).map(
    (path) => `its ${path} is a link or no regular file; a release consists of files of its own`,
  );
  const unlisted = filesIn(build)
    .filter((path) => path !== descriptorFile && path !== signatureFile && !(path in hashes))
    .map((path) => `its ${path} is not listed in ${descriptorFile}, so its origin is unknown`);
  return [...links, ...unlisted, ...tooLarge(build)];
}

function tooLarge(build: string): string[] {
  return filesIn(build).flatMap((path) => {
    // Nobody loads source maps: they are not public.
    if (!path.startsWith('browser/') || path.endsWith('.map')) return [];
    const most = /\.(js|css)$/.test(path) ? gateLimits.code : gateLimits.file;
    const { size } = statSync(join(build, path));
    return size <= most ? [] : [`its ${path} has ${size} bytes, and ${most} are the most for such a file`];
  });
}
