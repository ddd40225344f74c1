import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { remoteDescriptorSchema, type RemoteDescriptor } from '@summit/contract/remote-descriptor';

/** Where the releases of a remote lie; its server serves this folder. */
export function releasesFolder(dataDir: string, remote: string): string {
  return join(dataDir, 'releases', remote);
}

/**
 * Reads the descriptor of a finished build or release.
 * @throws Error saying what is missing or wrong
 */
export function readDescriptor(folder: string): RemoteDescriptor {
  const file = join(folder, 'remote.json');
  if (!existsSync(file)) throw new Error(`${folder} holds no remote.json`);
  return remoteDescriptorSchema.validateSync(JSON.parse(readFileSync(file, 'utf8')), {
    strict: true,
  }) as RemoteDescriptor;
}

/** Copies a build to its immutable place. An existing release of the same build id is left as it is. */
export function placeRelease(dataDir: string, build: string, descriptor: RemoteDescriptor): string {
  const releases = releasesFolder(dataDir, descriptor.name);
  const folder = join(releases, descriptor.buildId);
  if (existsSync(folder)) return folder;
  mkdirSync(releases, { recursive: true });
  const draft = join(releases, `.draft-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  cpSync(build, draft, { recursive: true });
  renameSync(draft, folder);
  return folder;
}
