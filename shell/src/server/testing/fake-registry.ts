import type { LiveRelease, Registry } from '@summit/contract/releases/registry';

const at = new Date(0).toISOString();

/** A live release as in the registry, served from `origin`. */
export function liveRelease(name: string, origin: string, buildId = 'b1'): LiveRelease {
  const side = (target: string) => ({
    manifest: `${target}/mf-manifest.json`,
    entry: `${target}/remoteEntry.js`,
  });
  return {
    buildId,
    baseUrl: `${origin}/${buildId}`,
    promotedAt: at,
    descriptor: {
      schemaVersion: 1,
      name,
      version: '1.0.0',
      buildId,
      containerName: `${name}_${buildId}`,
      requires: { contract: '^1.0.0', sharedAuth: '^1.0.0', sharedUi: '^1.0.0' },
      pages: [{ id: name, path: `/${name}`, access: 'public', headerKind: 'plain', renderMode: 'server' }],
      dialogs: [`${name}Dialog`],
      browser: side('browser'),
      server: side('server'),
      hashes: {},
    },
  };
}

/** A registry with these releases live. */
export function createRegistry(revision: number, ...releases: LiveRelease[]): Registry {
  const live = Object.fromEntries(releases.map((release) => [release.descriptor.name, release]));
  return { revision, updatedAt: at, live, history: [] };
}
