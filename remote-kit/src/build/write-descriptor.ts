import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getFirstCall } from '@summit/contract/calls/first-calls';
import type { OwnPages } from '@summit/contract/releases/own-pages';
import type { RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';
import { dialogs } from '@summit/contract/site/dialogs';
import { getHeaderKind } from '@summit/contract/site/header-kind';
import type { PageFact } from '@summit/contract/site/page';
import type { PageId } from '@summit/contract/site/page-ids';
import * as pages from '@summit/contract/site/site-map';
import { wholeRows } from '@summit/contract/tables/whole-rows';
import { containerName } from '../webpack/container-name.ts';
import { remotePackage } from '../webpack/remote-package.ts';
import { getVersion } from '../webpack/shared-modules.ts';

interface Release {
  /** The remote's package. */
  source: string;
  buildId: string;
  folder: string;
}

/** Writes `remote.json`: the pages and dialogs of a release, the versions it needs and the hash of each file. */
export async function writeDescriptor({ source, buildId, folder }: Release): Promise<void> {
  const { name, version } = remotePackage(source);
  const descriptor: RemoteDescriptor = {
    schemaVersion: 1,
    name,
    version,
    buildId,
    containerName: containerName(name, buildId),
    requires: {
      contract: `^${getVersion(source, '@summit/contract')}`,
      sharedAuth: `^${getVersion(source, '@summit/shared-auth')}`,
      sharedUi: `^${getVersion(source, '@summit/shared-ui')}`,
      react: `^${getVersion(source, 'react')}`,
    },
    pages: (await ownPages(source)) ?? pagesOwnedBy(name),
    dialogs: Object.entries(dialogs)
      .filter(([, dialog]) => dialog.owner === name)
      .map(([id]) => id),
    browser: getEntry(folder, 'browser'),
    server: getEntry(folder, 'server'),
    hashes: getHashes(folder),
  };
  writeFileSync(join(folder, 'remote.json'), `${JSON.stringify(descriptor, null, 2)}\n`);
}

/**
 * The pages in the `src/pages.ts` of a remote outside this repository; null without that file, when the site map lists
 * the pages.
 * @param version of the file: with another version the file is read again in the same process
 */
export async function ownPages(source: string, version = ''): Promise<RemoteDescriptor['pages'] | null> {
  const file = join(source, 'src', 'pages.ts');
  if (!existsSync(file)) return null;
  const { pages: own } = (await import(pathToFileURL(file).href + version)) as { pages: OwnPages };
  return Object.entries(own).map(([id, page]) => ({ id, ...page }));
}

function pagesOwnedBy(remote: string): RemoteDescriptor['pages'] {
  return Object.entries<PageFact>(wholeRows(pages))
    .filter(([, page]) => page.owner === remote)
    .map(([id, { path, access, renderMode, frame, reads = [], secretParameters = [], wordings }]) => {
      const headerKind = getHeaderKind(id as PageId);
      const firstCall = getFirstCall(id, { secretParameters });
      return {
        ...{ id, path, access, headerKind, renderMode, reads: [...reads], withholds: [...secretParameters] },
        ...(frame && { frame }),
        ...(wordings && { wordings: [...wordings] }),
        ...(firstCall !== undefined && { firstCall }),
      };
    });
}

function getEntry(folder: string, target: 'browser' | 'server') {
  const manifest = `${target}/mf-manifest.json`;
  const { metaData } = JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as {
    metaData: { remoteEntry: { name: string } };
  };
  return { manifest, entry: `${target}/${metaData.remoteEntry.name}` };
}

/** The sha256 of every file of the release, by its path in the release. */
function getHashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      relative(folder, file).split(sep).join('/'),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}
