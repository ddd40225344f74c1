import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';

const side = (target: string) => ({
  manifest: `${target}/mf-manifest.json`,
  entry: `${target}/remoteEntry.js`,
});

/** Adds a file to a finished build, as if it had been built with it. */
export function addToBuild(build: string, file: string, text: string | Buffer): void {
  mkdirSync(join(build, file, '..'), { recursive: true });
  writeFileSync(join(build, file), text);
  const descriptor = JSON.parse(readFileSync(join(build, 'remote.json'), 'utf8')) as RemoteDescriptor;
  descriptor.hashes[file] = createHash('sha256').update(text).digest('hex');
  writeFileSync(join(build, 'remote.json'), JSON.stringify(descriptor));
}

/** A finished build of a remote in `folder`: its files and a matching descriptor, except for `change`. */
export function fakeBuild(
  folder: string,
  name: string,
  buildId: string,
  change: Partial<RemoteDescriptor> = {},
): string {
  const build = join(folder, `${name}-${buildId}`);
  const [browser, server] = [side('browser'), side('server')];
  const hashes: RemoteDescriptor['hashes'] = {};
  for (const file of [...Object.values(browser), ...Object.values(server)]) {
    const isManifest = file.endsWith('manifest.json');
    const text = isManifest
      ? JSON.stringify({ name, exposes: [], shared: [{ name: 'react', singleton: true }] })
      : `${file} of ${name} ${buildId}`;
    mkdirSync(join(build, file, '..'), { recursive: true });
    writeFileSync(join(build, file), text);
    hashes[file] = createHash('sha256').update(text).digest('hex');
  }
  const descriptor: RemoteDescriptor = {
    schemaVersion: 1,
    name,
    version: '1.0.0',
    buildId,
    containerName: `${name}_${buildId}`,
    requires: { contract: '*', sharedAuth: '*', sharedUi: '*' },
    pages: [{ id: name, path: `/${name}/hall`, access: 'public', headerKind: 'plain', renderMode: 'server' }],
    dialogs: [],
    browser,
    server,
    hashes,
    ...change,
  };
  writeFileSync(join(build, 'remote.json'), JSON.stringify(descriptor));
  return build;
}
