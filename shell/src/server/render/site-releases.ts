import type { LiveRelease, Registry } from '@summit/contract/releases/registry';
import type { SiteReleases } from '@summit/rendering/render-protocol';
import { liveRemotesFor } from '../registry/public-registry.ts';

const known = new WeakMap<Registry, SiteReleases>();

/** What pages are rendered with, made once for each registry: a process is sent it once. */
export function siteReleases(registry: Registry): SiteReleases {
  const releases = known.get(registry) ?? {
    server: liveRemotesFor('server', registry),
    browser: liveRemotesFor('browser', registry),
  };
  known.set(registry, releases);
  return releases;
}

/** Whether any code of a remote runs on the server: pages of browsers and dialogs need none. */
export function isRendered({ pages }: Pick<LiveRelease['descriptor'], 'pages'>): boolean {
  return pages.some(({ renderMode }) => renderMode !== 'browser');
}
