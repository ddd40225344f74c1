import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { dialogs } from '@summit/contract/dialogs';
import type { RemoteDescriptor } from '@summit/contract/remote-descriptor';
import { pages, type PageFact } from '@summit/contract/site-map';
import { containerName } from '../webpack/container-name.ts';
import { versionOf } from '../webpack/shared-modules.ts';
import { appFolder } from './apps.ts';

interface Release {
  app: string;
  buildId: string;
  folder: string;
}

/** Writes `remote.json`: what a release owns, what it needs and what its files must hash to. */
export async function writeDescriptor({ app, buildId, folder }: Release): Promise<void> {
  const source = appFolder(app);
  const descriptor: RemoteDescriptor = {
    schemaVersion: 1,
    name: app,
    version: versionOfApp(source),
    buildId,
    containerName: containerName(app, buildId),
    requires: {
      contract: `^${versionOf(source, '@summit/contract')}`,
      sharedAuth: `^${versionOf(source, '@summit/shared-auth')}`,
      sharedUi: `^${versionOf(source, '@summit/shared-ui')}`,
    },
    pages: pagesOwnedBy(app),
    dialogs: Object.entries(dialogs)
      .filter(([, dialog]) => dialog.owner === app)
      .map(([id]) => id),
    browser: entryOf(folder, 'browser'),
    server: entryOf(folder, 'server'),
    hashes: hashesOf(folder),
  };
  writeFileSync(join(folder, 'remote.json'), `${JSON.stringify(descriptor, null, 2)}\n`);
}

function versionOfApp(source: string): string {
  return (JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }).version;
}

function pagesOwnedBy(app: string): RemoteDescriptor['pages'] {
  return Object.entries<PageFact>(pages)
    .filter(([, page]) => page.owner === app)
    .map(([id, { path, access, headerKind, renderMode, reads = [] }]) => {
      return { id, path, access, headerKind, renderMode, reads };
    });
}

function entryOf(folder: string, target: 'browser' | 'server') {
  const manifest = `${target}/mf-manifest.json`;
  const { metaData } = JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as {
    metaData: { remoteEntry: { name: string } };
  };
  return { manifest, entry: `${target}/${metaData.remoteEntry.name}` };
}

/** sha256 of every file a browser or a server may load from the release, by its path in the release. */
function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|json)$/.test(entry.name) && entry.name !== 'remote.json')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      relative(folder, file).split(sep).join('/'),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}
