import { bySpecificity, isFixedPath, matchPath } from '../paths/path-pattern.ts';
import type { RemoteDescriptor } from './remote-descriptor.ts';
import type { RemoteRole } from './remote-roles.ts';

export type LivePage = RemoteDescriptor['pages'][number];

/** The facts of a live release that the browser or a rendering process needs. */
export interface LiveRemote {
  name: string;
  buildId: string;
  containerName: string;
  /** Absolute address of the federation entry for this side. */
  entry: string;
  pages: LivePage[];
  dialogs: string[];
  /** Addresses of the style files of its browser build; known only on the server. */
  styles?: string[];
  /** The remote's role on the site; known only on the server. */
  role?: RemoteRole;
}

/** What `/registry.json` returns, and what every page carries in its state. */
export interface LiveRemotes {
  revision: number;
  remotes: LiveRemote[];
}

/** The remotes that visitors' pages name in their HTML: without those that have only separate applications. */
export function knownToVisitors(live: LiveRemotes): LiveRemotes {
  const isOfVisitors = ({ pages, dialogs }: LiveRemote) =>
    dialogs.length > 0 || pages.length === 0 || pages.some(({ frame }) => frame !== 'none');
  return { ...live, remotes: live.remotes.filter(isOfVisitors) };
}

/** The remote that owns a dialog in the live releases, if any does. */
export function ownerOfDialog(live: LiveRemotes, dialog: string): LiveRemote | undefined {
  return live.remotes.find((remote) => remote.dialogs.includes(dialog));
}

export interface FoundPage {
  remote: LiveRemote;
  page: LivePage;
}

/** The live page at a pathname, and who owns it. */
export function pageAt(live: LiveRemotes, pathname: string): FoundPage | undefined {
  const { pages, fixed, withParameters } = getPageIndex(live);
  // An escaped character may stand for a character of a fixed path.
  if (pathname.includes('%')) return getBest(pages, pathname);
  return fixed.get(withoutExtraSlashes(pathname)) ?? getBest(withParameters, pathname);
}

function getBest(pages: readonly FoundPage[], pathname: string): FoundPage | undefined {
  return pages
    .filter(({ page }) => matchPath(page.path, pathname) !== null)
    .sort((a, b) => bySpecificity(a.page.path, b.page.path))[0];
}

interface PageIndex {
  pages: readonly FoundPage[];
  /** The pages with a fixed path, by pathname: they take precedence over all others. */
  fixed: ReadonlyMap<string, FoundPage>;
  withParameters: readonly FoundPage[];
}

const indexes = new WeakMap<LiveRemotes, PageIndex>();

/**
 * Cached, because each rendering of the frame looks up all of its links: comparing each of them with every page
 * would take longer than the rest of the rendering.
 */
function getPageIndex(live: LiveRemotes): PageIndex {
  const known = indexes.get(live);
  if (known) return known;
  const pages = live.remotes.flatMap((remote) => remote.pages.map((page) => ({ remote, page })));
  const isFixed = ({ page }: FoundPage) => isFixedPath(page.path);
  const index = {
    pages,
    fixed: new Map(
      pages.filter(isFixed).map((found) => [withoutExtraSlashes(found.page.path), found] as const),
    ),
    withParameters: pages.filter((found) => !isFixed(found)),
  };
  indexes.set(live, index);
  return index;
}

function withoutExtraSlashes(path: string): string {
  return path.split('/').filter(Boolean).join('/');
}
