import { bySpecificity, matchPath } from '@summit/contract/path-pattern';
import type { RemoteDescriptor } from '@summit/contract/remote-descriptor';

export type LivePage = RemoteDescriptor['pages'][number];

/** One live release as the browser (or the rendering process) needs to know it. */
export interface LiveRemote {
  name: string;
  buildId: string;
  containerName: string;
  /** Absolute address of the federation entry for this side. */
  entry: string;
  pages: LivePage[];
  dialogs: string[];
}

/** What `/registry.json` returns, and what every page carries in its state. */
export interface LiveRemotes {
  revision: number;
  remotes: LiveRemote[];
}

/** The remote that owns a dialog in the live releases, if any does. */
export function ownerOfDialog(live: LiveRemotes, dialog: string): LiveRemote | undefined {
  return live.remotes.find((remote) => remote.dialogs.includes(dialog));
}

/** The live page at a pathname, and who owns it. */
export function pageAt(
  live: LiveRemotes,
  pathname: string,
): { remote: LiveRemote; page: LivePage } | undefined {
  return live.remotes
    .flatMap((remote) => remote.pages.map((page) => ({ remote, page })))
    .filter(({ page }) => matchPath(page.path, pathname) !== null)
    .sort((a, b) => bySpecificity(a.page.path, b.page.path))[0];
}
