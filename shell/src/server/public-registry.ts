import type { Registry } from '@summit/contract/registry';
import type { LivePage, LiveRemotes } from '../federation/live-remotes.ts';

/** The live releases with their entries for one side, as absolute addresses. */
export function liveRemotesFor(side: 'browser' | 'server', registry: Registry): LiveRemotes {
  return {
    revision: registry.revision,
    remotes: Object.entries(registry.live).map(([name, { buildId, baseUrl, descriptor }]) => ({
      name,
      buildId,
      containerName: descriptor.containerName,
      // The browser takes the entry itself; Node's loader wants the manifest.
      entry: `${baseUrl}/${side === 'browser' ? descriptor.browser.entry : descriptor.server.manifest}`,
      // What a page reads decides how it is cached, which is the server's alone: every page would carry it.
      pages: side === 'server' ? descriptor.pages : descriptor.pages.map(forBrowser),
      dialogs: descriptor.dialogs,
    })),
  };
}

function forBrowser({ reads: _reads, withholds: _withholds, ...page }: LivePage): LivePage {
  return page;
}

/** The origins that live releases are served from, for the content security policy. */
export function remoteOrigins(registry: Registry): string[] {
  return [...new Set(Object.values(registry.live).map(({ baseUrl }) => new URL(baseUrl).origin))];
}
