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
      // The browser takes the entry itself; Node's loader wants the manifest.
      entry:
        side === 'browser'
          ? `${browserBase(name, buildId, baseUrl)}/${descriptor.browser.entry}`
          : `${baseUrl}/${descriptor.server.manifest}`,
      // What a page reads decides how its HTML is made and cached, which is the server's alone: every page would carry it.
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

/** Of a release's files, by their paths. */
function isStyleFile(file: string): boolean {
  return file.startsWith('browser/') && file.endsWith('.css');
}

const ofServer = new WeakMap<Registry, LiveRemotes>();

/** The live releases for the server, made once for each registry: every request looks its page up. */
export function serverRemotes(registry: Registry): LiveRemotes {
  const known = ofServer.get(registry) ?? liveRemotesFor('server', registry);
  ofServer.set(registry, known);
  return known;
}

function forBrowser({ reads: _r, withholds: _h, wordings: _w, firstCall: _f, ...page }: LivePage): LivePage {
  return page;
}

/** A public origin is loaded from directly; any other is reached through the site. */
const isPublic = (baseUrl: string) => baseUrl.startsWith('https:');

/** Where browsers find a release: on its own public origin, else under the site's. */
function browserBase(name: string, buildId: string, baseUrl: string): string {
  return isPublic(baseUrl) ? baseUrl : getFiles(name, buildId);
}

/** The origins that browsers load live releases from besides the site's own, for the content security policy. */
export function remoteOrigins(registry: Registry): string[] {
  const bases = Object.values(registry.live).map(({ baseUrl }) => baseUrl);
  return [...new Set(bases.filter(isPublic).map((baseUrl) => new URL(baseUrl).origin))];
}
