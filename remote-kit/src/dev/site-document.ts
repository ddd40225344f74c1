import { stateId } from '@summit/contract/frame/page-state-element';
import { matchPath } from '@summit/contract/paths/path-pattern';
import type { RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';

/** The remote in the form in which browsers know a live one. */
export interface DevelopedRemote {
  name: string;
  buildId: string;
  containerName: string;
  /** The address of its federation entry. */
  entry: string;
  pages: RemoteDescriptor['pages'];
  dialogs: string[];
}

interface Live {
  remotes: DevelopedRemote[];
}

const root = '<div id="root">';
const stateElement = new RegExp(`<script type="application/json" id="${stateId}"([^>]*)>(.*?)</script>`, 's');

/** The script that reloads the page after each build. */
export const reloadScript = '/development/reload.js';

/** Whether an address belongs to one of the remote's pages. */
export function owns({ pages }: Pick<DevelopedRemote, 'pages'>, pathname: string): boolean {
  return pages.some(({ path }) => matchPath(path, pathname) !== null);
}

/** The site's live remotes, with the developed remote instead of its live release. */
export function withRemote<T extends Live>(live: T, remote: DevelopedRemote): T {
  const others = live.remotes.filter(({ name }) => name !== remote.name);
  // The developed remote takes over addresses that another remote of the site has, too.
  const rest = others.map((other) => ({
    ...other,
    pages: other.pages.filter(({ path }) => !remote.pages.some((own) => own.path === path)),
  }));
  return { ...live, remotes: [...rest, remote] };
}

/**
 * A document of the site with the remote in it. The remote's own pages are rendered by the browser, from the newest
 * build.
 * @returns null when it is no document of the site
 */
export function developedDocument(html: string, remote: DevelopedRemote, pathname: string): string | null {
  const found = stateElement.exec(html);
  const body = html.indexOf(root);
  if (!found || body < 0) return null;
  const [element, attributes = '', text = ''] = found;
  const state = JSON.parse(text) as { remotes: Live };
  state.remotes = withRemote(state.remotes, remote);
  const isOwn = owns(remote, pathname);
  if (isOwn) Object.assign(state, { rendered: false, queries: null, search: '' });
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  const stillTrue = isOwn ? attributes.replaceAll(/ data-(next|call)="[^"]*"/g, '') : attributes;
  const before = isOwn ? `${html.slice(0, body)}${root}</div>` : html.slice(0, found.index);
  const after = html.slice(found.index + element.length);
  const stateTag = `<script type="application/json" id="${stateId}"${stillTrue}>${json}</script>`;
  return `${before}${stateTag}${after.replace('</body>', `<script src="${reloadScript}" defer></script></body>`)}`;
}
