import { statSync } from 'node:fs';
import { join } from 'node:path';
import { signatureFile } from '@summit/contract/releases/release-signature';
import { descriptorFile, type RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';
import { filesIn, linksIn } from '../release-folder.ts';
import { strangeFiles, wrongPackings } from './file-kinds.ts';
import { gateLimits } from './gate-limits.ts';
import { missingParts } from './manifest-parts.ts';

/**
 * The problems of the files of a new build; empty when all exist, are regular files, are listed in the descriptor
 * and not too large.
 */
export function fileProblems(build: string, { hashes, browser }: RemoteDescriptor): string[] {
  const files = filesIn(build).filter((path) => path !== descriptorFile && path !== signatureFile);
  const links = linksIn(build).map(
    (path) => `its ${path} is a link or no regular file; a release consists of files of its own`,
  );
  const unlisted = files
    .filter((path) => !(path in hashes))
    .map((path) => `its ${path} is not listed in ${descriptorFile}, so its origin is unknown`);
  return [
    ...links,
    ...unlisted,
    ...strangeFiles(files),
    ...tooMany(build),
    ...tooLarge(build),
    ...wrongPackings(build, files),
    ...missingParts(build, browser.manifest, hashes),
  ];
}

function tooMany(build: string): string[] {
  const files = filesIn(build);
  const size = files.reduce((sum, path) => sum + statSync(join(build, path)).size, 0);
  return [
    ...(files.length > gateLimits.files
      ? [`it has ${files.length} files, and ${gateLimits.files} are the most`]
      : []),
    ...(size > gateLimits.release
      ? [`its files have ${size} bytes, and ${gateLimits.release} are the most for all of them`]
      : []),
  ];
}

function tooLarge(build: string): string[] {
  return filesIn(build).flatMap((path) => {
    // Source maps are not public, so their size does not matter.
    if (!path.startsWith('browser/') || path.endsWith('.map')) return [];
    const most = /\.(js|css)$/.test(path) ? gateLimits.code : gateLimits.file;
    const { size } = statSync(join(build, path));
    return size <= most ? [] : [`its ${path} has ${size} bytes, and ${most} are the most for such a file`];
  });
}
