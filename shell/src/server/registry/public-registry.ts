import type { LivePage, LiveRemotes } from '@summit/contract/releases/live-remotes';
import type { Registry } from '@summit/contract/releases/registry';
import { getFiles } from '@summit/contract/releases/remote-files';

/** The live releases with their entries for one side, as absolute addresses. */
export function liveRemotesFor(side: 'browser' | 'server', registry: Registry): LiveRemotes {
  return {
    revision: registry.revision,
    remotes: Object.entries(registry.live).map(([name, { buildId, baseUrl, descriptor }]) => ({
      name,
      buildId,
      containerName: descriptor.containerName,
      // The browser loads the entry itself; the loader for Node needs the manifest.
      entry:
        side === 'browser'
          ? `${browserBase(name, buildId, baseUrl)}/${descriptor.browser.entry}`
          : `${baseUrl}/${descriptor.server.manifest}`,
      // Browsers do not need the parameters that a page reads, which only matter for rendering and caching.
      pages: side === 'server' ? descriptor.pages : descriptor.pages.map(forBrowser),
      dialogs: descriptor.dialogs,
      ...(side === 'server' && {
        styles: Object.keys(descriptor.hashes)
          .filter(isStyleFile)
          .map((file) => `${baseUrl}/${file}`),
        role: descriptor.role ?? 'regular',
      }),
    })),
  };
}

/** Whether a file of a release, by its path, is a style sheet of its browser build. */
function isStyleFile(file: string): boolean {
  return file.startsWith('browser/') && file.endsWith('.css');
}

const ofServer = new WeakMap<Registry, LiveRemotes>();

/** The live releases for the server, cached for each registry, because every request looks its page up. */
export function serverRemotes(registry: Registry): LiveRemotes {
  const known = ofServer.get(registry) ?? liveRemotesFor('server', registry);
  ofServer.set(registry, known);
  return known;
}

function forBrowser({ reads: _r, withholds: _h, wordings: _w, firstCall: _f, ...page }: LivePage): LivePage {
  return page;
}

/** Whether browsers can load from an origin directly; all others are loaded through the site. */
const isPublic = (baseUrl: string) => baseUrl.startsWith('https:');

/** The base of a release for browsers: its own public origin, else the site's. */
function browserBase(name: string, buildId: string, baseUrl: string): string {
  return isPublic(baseUrl) ? baseUrl : getFiles(name, buildId);
}

/** The origins that browsers load live releases from besides the site's own, for the content security policy. */
export function remoteOrigins(registry: Registry): string[] {
  const bases = Object.values(registry.live).map(({ baseUrl }) => baseUrl);
  return [...new Set(bases.filter(isPublic).map((baseUrl) => new URL(baseUrl).origin))];
}
