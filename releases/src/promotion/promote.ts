import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@summit/contract/registry';
import type { RemoteDescriptor } from '@summit/contract/remote-descriptor';
import { problemsOf } from './check-release.ts';
import { changeRegistry, readRegistry } from '../registry/registry-store.ts';
import { placeRelease, readDescriptor, releasesFolder } from './release-folder.ts';
import { renderProblems } from './render-check.ts';
import { sharedVersions } from './shared-versions.ts';

export interface Promotion {
  dataDir: string;
  /** A finished build: the folder with `remote.json`. */
  build: string;
  /** The remote that is meant to be released. */
  remote: string;
  /** The origin that serves this remote's releases. */
  origin: string;
  shellBuild: string;
  apiUpstream: string;
}

/** A release was refused; the one that was live stays live. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';

  constructor(
    remote: string,
    readonly reasons: string[],
  ) {
    super(`The release of '${remote}' is refused:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
  }
}

/**
 * Checks a build and makes it live. `tryRendering` returns why a release does not render.
 * @throws ReleaseRefused with every reason that was found
 */
export async function promote(promotion: Promotion, tryRendering = renderProblems): Promise<Registry> {
  const { dataDir, build, remote, origin } = promotion;
  const descriptor = descriptorOf(build, remote);
  refuseFor(remote, problemsOf(build, descriptor, readRegistry(dataDir), sharedVersions()));
  const placed = placeRelease(dataDir, build, descriptor);
  refuseFor(remote, placedBefore(placed, descriptor));
  refuseFor(remote, await tryRendering({ ...promotion, descriptor }));
  return changeRegistry(dataDir, (registry) => {
    // Another remote may have gone live while this one was tried.
    refuseFor(remote, problemsOf(placed, descriptor, registry, sharedVersions()));
    return makeLive(registry, descriptor, origin, 'promote');
  });
}

/**
 * Puts the release that was live before back in place; two rollbacks go two releases back.
 * @throws ReleaseRefused when there is none, or when it does not fit what is live by now
 */
export function rollback(dataDir: string, remote: string, origin: string): Promise<Registry> {
  return changeRegistry(dataDir, (registry) => {
    const before = releaseBefore(registry, remote);
    if (!before) throw new ReleaseRefused(remote, ['there is no earlier release to go back to']);
    const folder = join(releasesFolder(dataDir, remote), before);
    const descriptor = descriptorOf(folder, remote);
    refuseFor(remote, problemsOf(folder, descriptor, registry, sharedVersions()));
    return makeLive(registry, descriptor, origin, 'rollback');
  });
}

/** A release that was rolled back is not gone back to. */
function releaseBefore({ live, history }: Registry, remote: string): string | undefined {
  const line: string[] = [];
  for (const { buildId, action } of history.filter((entry) => entry.remote === remote)) {
    if (action === 'rollback') line.length = Math.max(0, line.lastIndexOf(buildId));
    line.push(buildId);
  }
  return line.findLast((buildId) => buildId !== live[remote]?.buildId);
}

function refuseFor(remote: string, reasons: string[]): void {
  if (reasons.length > 0) throw new ReleaseRefused(remote, reasons);
}

function placedBefore(folder: string, descriptor: RemoteDescriptor): string[] {
  if (isDeepStrictEqual(readDescriptor(folder), descriptor)) return [];
  return [`another build with the id ${descriptor.buildId} was released before, and a release never changes`];
}

function descriptorOf(build: string, remote: string): RemoteDescriptor {
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

function makeLive(
  registry: Registry,
  descriptor: RemoteDescriptor,
  origin: string,
  action: 'promote' | 'rollback',
): Pick<Registry, 'live' | 'history'> {
  const { name, buildId } = descriptor;
  const at = new Date().toISOString();
  const live = { buildId, baseUrl: `${origin}/${buildId}`, descriptor, promotedAt: at };
  return {
    live: { ...registry.live, [name]: live },
    history: [...registry.history, { remote: name, buildId, at, action }],
  };
}
