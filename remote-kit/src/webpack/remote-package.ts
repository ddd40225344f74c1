import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RemotePackage {
  /** The name in the registry: `awards` for the package `@summit/mf-awards`. */
  name: string;
  version: string;
}

/** The name and version of a remote, from its package.json. */
export function remotePackage(source: string): RemotePackage {
  const { name, version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as RemotePackage;
  return { name: name.replace(/^(?:@[^/]+\/)?(?:mf-)?/, ''), version };
}
