import { join } from 'node:path';
import { remoteNames } from '@summit/contract/site/page';

/** The checkout's root folder. */
export const projectRoot = join(import.meta.dirname, '..', '..');

/** All apps: the shell and the remotes. */
export const appNames: readonly string[] = ['shell', ...remoteNames];

/** The folder of an app, which is the shell or a remote by its registry name. */
export function appFolder(app: string): string {
  return join(projectRoot, app === 'shell' ? 'shell' : `mf-${app}`);
}

/** The folder of an app's finished builds, with a folder for each build id. */
export function buildsFolder(app: string): string {
  return join(appFolder(app), 'dist');
}

/** Accepts `awards` and `mf-awards`. @throws Error when the word names neither a remote nor the shell */
export function appNamed(word: string): string {
  const name = word.replace(/^mf-/, '');
  if (appNames.includes(name)) return name;
  throw new Error(`There is no app called '${word}'. The apps are: ${appNames.join(', ')}.`);
}
