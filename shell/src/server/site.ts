import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { registryPath } from '@summit/contract/releases/registry';
import type { ShellAssets } from '@summit/rendering/render-protocol';
import { shellAssets } from '@summit/rendering/shell-assets';
import { ApiServers } from './api-gateway/api-servers.ts';
import type { ShellConfig } from './config.ts';
import { ReleaseHealth } from './health/release-health.ts';
import type { Draining } from './http/draining.ts';
import { seldom } from './http/seldom.ts';
import type { SiteMetrics } from './metrics/site-metrics.ts';
import { followChanges } from './pages/change-feed.ts';
import { watchContent } from './pages/content-watcher.ts';
import { HtmlCache } from './pages/html-cache.ts';
import { FileOrigins } from './registry/file-origins.ts';
import { takePublished } from './registry/published-registry.ts';
import { type RegistryWatcher, watchRegistry } from './registry/registry-watcher.ts';
import { watchedPaths } from './registry/watched-paths.ts';
import { AwayRemotes } from './render/away-remotes.ts';
import { Rendering } from './render/rendering.ts';
import { renderingLimits, renderingTimes } from './render/rendering-limits.ts';
import { Rehearsals } from './variants/rehearsals.ts';
import { VariantRenderings } from './variants/variant-renderings.ts';
import { Variants } from './variants/variants.ts';

/** The shared services of all routes of the site's server. */
export interface Site {
  config: ShellConfig;
  metrics: SiteMetrics;
  draining: Draining;
  /** The API's servers, which are used in rotation. */
  apis: ApiServers;
  /** Browser assets of the shell. */
  assets: ShellAssets;
  cache: HtmlCache;
  /** The registry of the live releases. */
  registry: RegistryWatcher;
  /** The origins of their files. */
  files: FileOrigins;
  /** Renders the live releases; `variantRenderings` renders all others. */
  rendering: Rendering;
  variantRenderings: VariantRenderings;
  awayRemotes: AwayRemotes;
  /** Chooses the variant of the site for a request. */
  variants: Variants;
  /** The browsers in a rehearsal. */
  rehearsals: Rehearsals;
  health: ReleaseHealth;
  /** Reports a problem outside of a request. */
  report: (problem: unknown) => void;
  stop: () => void;
}

export interface SiteOptions {
  config: ShellConfig;
  metrics: SiteMetrics;
  draining: Draining;
  log: FastifyBaseLogger;
}

const cacheLimits = {
  freshMs: 10_000,
  staleMs: 24 * 3600_000,
  waitMs: 2000,
  renewMs: 1000,
  bytes: 96 * 2 ** 20,
};
/**
 * With this interval, a scheduled status is on every page within five seconds, three of which are for caches in
 * front.
 */
const pollMs = 1500;

/** Opens the site; resolves when the live releases are rendered, or have failed to load. */
export async function openSite({ config, metrics, draining, log }: SiteOptions): Promise<Site> {
  const { siteOrigin, releaseSecret: secret } = config;
  const report = (problem: unknown) => log.warn(problem instanceof Error ? problem.message : String(problem));
  const apis = new ApiServers(config.apiUpstreams);
  const apiUpstream = apis.address;
  const assets = shellAssets(config.buildFolder);
  const cache = new HtmlCache({ ...cacheLimits, now: () => performance.now(), onPage: metrics.countPage });
  const awayRemotes = new AwayRemotes((line, level) => log[level](line));
  const rendering = startRendering({ config, assets, apis, cache, awayRemotes, metrics, report });
  const variantRenderings = new VariantRenderings(rendering);
  const files = new FileOrigins();
  const health = new ReleaseHealth({ secret, metrics, report: (line) => log.error(line) });
  const registry = await watchRegistry(
    join(config.dataDir, registryPath),
    (next) => {
      void rendering.switchTo(next);
      variantRenderings.follow(next);
      files.follow(next);
      health.follow(next);
    },
    report,
    config.remoteRoles,
  );
  const variants = new Variants({
    ...{ secret, siteOrigin },
    // Anybody can send links and cookies that open nothing.
    report: seldom(report),
    registry: registry.current,
    isReady: (variant) => variantRenderings.isReady(variant),
  });
  const rehearsals = new Rehearsals({ apiUpstream, siteOrigin });
  const content = watchContent({
    apiUpstream,
    paths: watchedPaths,
    everyMs: pollMs,
    onChange: () => cache.clear(),
  });
  await takePublished(apiUpstream, registry).catch(() => undefined);
  const stopFollowing = followChanges({
    apiUpstream,
    onChange: (change) => {
      if (change === 'content') content.check();
      else takePublished(apiUpstream, registry).catch(report);
    },
  });
  await rendering.switchTo(registry.current());
  variantRenderings.follow(registry.current());
  files.follow(registry.current());
  health.follow(registry.current());
  const parts = [registry, apis, content, { stop: stopFollowing }, rendering, awayRemotes, variantRenderings];
  return {
    ...{ config, metrics, draining, apis, assets, cache, registry, files },
    ...{ rendering, variantRenderings, awayRemotes, variants, rehearsals, health, report },
    stop: () => parts.forEach((part) => part.stop()),
  };
}

type ForRendering = Pick<Site, 'config' | 'assets' | 'apis' | 'cache' | 'awayRemotes' | 'metrics' | 'report'>;

function startRendering({ config, assets, apis, cache, awayRemotes, metrics, report }: ForRendering) {
  const { publicApiBase, siteOrigin, renderMs, production } = config;
  const setup = { apiUpstream: apis.address(), publicApiBase, siteOrigin, assets, renderMs };
  return new Rendering({
    ...renderingLimits,
    ...renderingTimes(renderMs),
    program: `${config.buildFolder}/server/main.js`,
    setup: { ...setup, development: !production },
    onAway: (now, names) => awayRemotes.update(now, names),
    onSwitched: () => cache.renew(),
    onLost: metrics.countLoss,
    report,
  });
}
