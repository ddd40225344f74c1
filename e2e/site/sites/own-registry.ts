import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@summit/contract/releases/registry';
import { siteUnderTest } from './site-under-test.ts';

const getFile = (dataDir: string) => join(dataDir, 'registry/registry.json');

/**
 * Copies the registry of the site under test, for a shell whose releases no other journey gets.
 * @param more further folders of the site's data to copy: `releases/awards`
 */
export function copyRegistry(dataDir: string, ...more: string[]): Registry {
  for (const part of ['registry', ...more]) {
    cpSync(join(siteUnderTest().env.DATA_DIR, part), join(dataDir, part), { recursive: true });
  }
  return JSON.parse(readFileSync(getFile(dataDir), 'utf8')) as Registry;
}

/** Makes shells of this registry load the live release of a remote from another origin from now on. */
export function moveRemote(dataDir: string, remote: string, origin: string): void {
  const registry = JSON.parse(readFileSync(getFile(dataDir), 'utf8')) as Registry;
  const release = registry.live[remote];
  if (!release) throw new Error(`${remote} is not live.`);
  const live = { ...registry.live, [remote]: { ...release, baseUrl: `${origin}/${release.buildId}` } };
  writeFileSync(getFile(dataDir), JSON.stringify({ ...registry, revision: registry.revision + 1, live }));
}

/** The environment in which release commands use this registry, with the API of the site under test. */
export function releaseEnv(dataDir: string, origin: string, shell: string): NodeJS.ProcessEnv {
  return {
    DATA_DIR: dataDir,
    REMOTE_ORIGIN_TEMPLATE: origin,
    SITE_SERVERS: shell,
    RELEASE_BROWSER: 'none',
    API_UPSTREAM: `http://127.0.0.1:${siteUnderTest().ports.api}`,
  };
}
