import { basename } from 'node:path';
import { hashSources } from '@summit/remote-kit/hash-sources';
import { appFolder, projectRoot } from './apps.ts';

const shared = [
  'package-lock.json',
  ...['contract', 'shared-auth', 'shared-ui', 'shared-site', 'remote-kit'].flatMap((name) => [
    `${name}/package.json`,
    `${name}/src`,
  ]),
];

/** The build id of an app of this checkout: a hash of all inputs of its build. */
export function sourceHash(app: string, root = projectRoot): string {
  const folder = basename(appFolder(app));
  const own = ['package.json', 'webpack.config.mjs', 'src'].map((source) => `${folder}/${source}`);
  return hashSources(root, [...shared, ...own]);
}
