import type { RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';
import { readDescriptor } from './release-folder.ts';
import { ReleaseRefused } from './release-refused.ts';

/**
 * The descriptor of a build or release of this remote.
 * @throws ReleaseRefused when it is not valid, or another remote's
 */
export function releasedAs(build: string, remote: string): RemoteDescriptor {
  let descriptor: RemoteDescriptor;
  try {
    descriptor = readDescriptor(build);
  } catch (error) {
    throw new ReleaseRefused(remote, [
      `its descriptor is not valid: ${error instanceof Error ? error.message : error}`,
    ]);
  }
  if (descriptor.name === remote) return descriptor;
  throw new ReleaseRefused(remote, [`its descriptor is of '${descriptor.name}'`]);
}
