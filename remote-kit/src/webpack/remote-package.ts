import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteRole, remoteRoles } from '@summit/contract/remote-roles';

export interface RemotePackage {
  /** The name in the registry: `awards` for the package `@summit/mf-awards`. */
  name: string;
  version: string;
  role: RemoteRole;
}

/** What a remote's package.json says of it. */
interface Manifest {
  name: string;
  version: string;
  summit?: { role?: RemoteRole };
}

/**
 * Name, version and role of a remote, from its package.json: `"summit": { "role": "essential" }`.
 * @throws Error when no remote has that role
 */
export function remotePackage(source: string): RemotePackage {
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest;
  const { name, version, summit: { role = 'regular' } = {} } = manifest;
  if (!remoteRoles.includes(role)) {
    throw new Error(
      `The role of ${name} in its package.json is one of ${remoteRoles.join(', ')}, not '${role}'.`,
    );
  }
  return { name: name.replace(/^(?:@[^/]+\/)?(?:mf-)?/, ''), version, role };
}
