import type { Site } from './site.ts';

/** Connects the metrics with the site: what is live, rendered and cached. */
export function measureSite({ metrics, cache, rendering, registry, awayRemotes }: Site): void {
  metrics.levels = () => ({
    cachedBytes: cache.bytes,
    waitingPages: rendering.load.waiting,
    renderProcesses: rendering.load.processes,
    registryRevision: registry.current().revision,
    renderedRevision: rendering.revision,
    away: awayRemotes.list,
  });
  metrics.releases = () => ({ registry: registry.current(), renderedRevision: rendering.revision });
}
