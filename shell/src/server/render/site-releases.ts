import type { LiveRelease, Registry } from '@summit/contract/releases/registry';
import type { SiteReleases } from '@summit/rendering/render-protocol';
import { liveRemotesFor } from '../registry/public-registry.ts';

const known = new WeakMap<Registry, SiteReleases>();

/** The releases that pages are rendered with, cached for each registry, so that each is sent to a process only once. */
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
