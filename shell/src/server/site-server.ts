import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import * as limits from '@summit/contract/limits/limits';
import { registryPath } from '@summit/contract/releases/registry';
import { releaseKey } from '@summit/contract/releases/release-health';
import { traceRequests } from '@summit/tracing/trace-requests';
import { currentTraceparent, traced } from '@summit/tracing/tracing';
import { developmentPaths } from '../app/routing/development-paths.ts';
import { pageAt } from '../federation/live-remotes.ts';
import { proxyApi } from './api-gateway/api-proxy.ts';
import { ApiServers } from './api-gateway/api-servers.ts';
import { forwardSockets } from './api-gateway/api-sockets.ts';
import { gatewayPage } from './api-gateway/gateway.ts';
import type { ShellConfig } from './config.ts';
import { type Edition, liveEdition } from './editions/edition.ts';
import { VariantRenderings } from './editions/edition-renderings.ts';
import { Editions } from './editions/editions.ts';
import { servePreviews } from './editions/preview-routes.ts';
import { getVisitor } from './health/health-routes.ts';
import { countReleases } from './health/release-health.ts';
import { drainOnClose } from './http/drain.ts';
import { Draining } from './http/draining.ts';
import { logOptions, logRequests } from './http/logging.ts';
import { serveOldBrowserNotice } from './http/old-browser.ts';
import { serveRemoteFiles } from './http/remote-files.ts';
import { getRequestId } from './http/request-id.ts';
import { headersOf, noSniffing, pagePolicy, transportSecurity } from './http/security-headers.ts';
import { endSlowClients, siteClientLimits } from './http/slow-clients.ts';
import { SiteMetrics } from './metrics/site-metrics.ts';
import { serveAssets } from './pages/assets.ts';
import { followChanges } from './pages/change-feed.ts';
import { watchContent } from './pages/content-watcher.ts';
import { HtmlCache } from './pages/html-cache.ts';
import { serveIcons } from './pages/icons.ts';
import { servePages } from './pages/pages.ts';
import { serveRedirects } from './pages/redirects.ts';
import { RefusedRequests } from './pages/refused-requests.ts';
import { serveShellState } from './pages/shell-state.ts';
import { serveSitemap } from './pages/sitemap.ts';
import { FileOrigins } from './registry/file-origins.ts';
import { liveRemotesFor, remoteOrigins, serverRemotes } from './registry/public-registry.ts';
import { takePublished } from './registry/published-registry.ts';
import { watchRegistry } from './registry/registry-watcher.ts';
import { watchedPaths } from './registry/watched-paths.ts';
import { AwayRemotes } from './render/away-remotes.ts';
import { shellAssets } from './render/document/shell-assets.ts';
import { Rendering } from './render/rendering.ts';
import { renderingLimits, renderingTimes } from './render/rendering-limits.ts';

/** Builds the site's HTTP server: pages, assets, the registry for browsers, and the way to the API. */
export async function buildSiteServer(
  config: ShellConfig,
  metrics = new SiteMetrics(),
  draining = new Draining(),
): Promise<FastifyInstance> {
  const refused = new RefusedRequests();
  const app = Fastify({
    ...logOptions(config),
    trustProxy: config.trustedProxies,
    requestIdHeader: false,
    genReqId: getRequestId,
    forceCloseConnections: 'idle',
    // What still arrives while it closes is served.
    return503OnClosing: false,
    // Node has one for all requests: a file is the longest of them.
    requestTimeout: limits.uploadTime,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    ...refused.serverOptions,
  });
  refused.boundHeads(app);
  endSlowClients(app.server, siteClientLimits);
  drainOnClose(app);
  metrics.timeRequests(app);
  logRequests(app);
  // A visitor does not say which trace a request belongs to.
  traceRequests(app, { takesOver: false });
  const report = (problem: unknown) =>
    app.log.warn(problem instanceof Error ? problem.message : String(problem));
  const assets = shellAssets(config.buildFolder);
  const development = !config.production;
  const ofDevelopment: string[] = development ? Object.values(developmentPaths) : [];
  const cache = new HtmlCache({
    freshMs: 10_000,
    staleMs: 24 * 3600_000,
    waitMs: 2000,
    renewMs: 1000,
    bytes: 96 * 2 ** 20,
    now: Date.now,
    onPage: metrics.countPage,
  });
  const { apiUpstreams, publicApiBase, siteOrigin, renderMs } = config;
  const servers = new ApiServers(apiUpstreams);
  const apiUpstream = servers.address;
  const awayRemotes = new AwayRemotes((line, level) => app.log[level](line));
  const rendering = new Rendering({
    ...renderingLimits,
    ...renderingTimes(renderMs),
    program: `${config.buildFolder}/server/main.js`,
    setup: { apiUpstream: apiUpstream(), publicApiBase, siteOrigin, assets, development, renderMs },
    onAway: (now, names) => awayRemotes.update(now, names),
    onSwitched: () => cache.renew(),
    onLost: metrics.countLoss,
    report,
  });
  const unreleased = new VariantRenderings(rendering);
  const files = new FileOrigins();
  const registry = await watchRegistry(
    join(config.dataDir, registryPath),
    (next) => {
      void rendering.switchTo(next);
      unreleased.follow(next);
      files.follow(next);
    },
    report,
    config.remoteRoles,
  );
  const editions = new Editions({
    secret: config.releaseSecret,
    siteOrigin,
    registry: registry.current,
    isReady: (edition) => unreleased.isReady(edition),
    report,
  });
  const content = watchContent({
    apiUpstream,
    paths: watchedPaths,
    // A scheduled status is on every page within five seconds of its time.
    everyMs: 3000,
    onChange: () => cache.clear(),
  });
  await takePublished(apiUpstream, registry).catch(() => undefined);
  const stopFollowing = followChanges({
    apiUpstream,
    onChange: (change) => {
      if (change === 'content') content.look();
      else takePublished(apiUpstream, registry).catch(report);
    },
  });
  await rendering.switchTo(registry.current());
  unreleased.follow(registry.current());
  metrics.levels = () => ({
    cachedBytes: cache.bytes,
    waitingPages: rendering.load.waiting,
    renderProcesses: rendering.load.processes,
    registryRevision: registry.current().revision,
    renderedRevision: rendering.revision,
    away: awayRemotes.list,
  });
  metrics.releases = () => ({ registry: registry.current(), renderedRevision: rendering.revision });
  const getOwner = (path: string, edition: Edition) => pageAt(serverRemotes(edition.registry), path);

  const isOwnApplication = (path: string, edition: Edition) => getOwner(path, edition)?.page.frame === 'none';

  const commonHeaders = { ...noSniffing, ...transportSecurity(siteOrigin) };
  // A page carries its headers ready made, and files have theirs: this hook is for what is neither.
  await app.register(async (others) => {
    others.addHook('onSend', async (_request, reply) => void reply.headers(commonHeaders));
    serveShellState(
      others,
      () => ({
        revision: registry.current().revision,
        renderedRevision: rendering.revision,
        away: awayRemotes.list,
      }),
      () => draining.begun,
    );
    others.get('/registry.json', async (request, reply) => {
      void reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' });
      return liveRemotesFor('browser', editions.chosenBefore(request).registry);
    });
    serveIcons(others);
    serveOldBrowserNotice(others, apiUpstream);
    serveRedirects(others, apiUpstream, () => serverRemotes(registry.current()));
    forwardSockets(others, { upstream: apiUpstream, origins: [siteOrigin] });
    await proxyApi(others, { servers });
  });
  await serveAssets(app, config.buildFolder);
  files.follow(registry.current());
  serveRemoteFiles(app, (remote) => files.of(remote));
  const onView = countReleases(app, { secret: config.releaseSecret, secure: editions.secure, metrics });
  servePreviews(app, editions, () => registry.refresh());
  const page = servePages(app, {
    cache,
    getNetwork: getVisitor,
    choose: (request) => editions.choose(request),
    live: () => liveEdition(registry.current()),
    render: (request, edition, network) => {
      const remote = getOwner(request.path, edition)?.remote;
      const owner = { remote: remote?.name ?? 'none', release: remote?.buildId ?? 'none' };
      const render = () => {
        const asked = {
          ...request,
          network,
          apiUpstream: apiUpstream(),
          contentState: cache.generation,
          traceparent: currentTraceparent(),
        };
        const { instead } = edition;
        return instead ? unreleased.render({ ...edition, instead }, asked) : rendering.render(asked);
      };
      return traced('render', { ...owner }, () => metrics.timeRender(owner, render));
    },
    getParameters: (path, edition) =>
      getOwner(path, edition)?.page ?? (ofDevelopment.includes(path) ? { reads: [] } : null),
    getOwner: (path, edition) => {
      const found = getOwner(path, edition);
      if (!found) return undefined;
      const { remote, page } = found;
      return { release: releaseKey({ remote: remote.name, buildId: remote.buildId }), pageId: page.id };
    },
    onView,
    getName: (path, edition) => getOwner(path, edition)?.page.path ?? 'an unknown address',
    gateway: (edition) => gatewayPage({ registry: edition.registry, assets, publicApiBase, development }),
    policyFor: (page, edition, path) =>
      pagePolicy(isOwnApplication(path, edition), page, {
        remoteOrigins: remoteOrigins(edition.registry),
        apiOrigin: publicApiBase.startsWith('http') ? new URL(publicApiBase).origin : undefined,
        frameAncestors: config.frameAncestors,
        recaptcha: config.recaptcha,
      }),
    headersFor: (path, edition) => headersOf(isOwnApplication(path, edition), config),
    report,
  });
  refused.serve(app, page);
  serveSitemap(app, {
    siteOrigin,
    apiUpstream,
    live: () => liveRemotesFor('server', registry.current()),
    page,
    now: Date.now,
  });
  app.addHook('onClose', async () => {
    registry.stop();
    servers.stop();
    content.stop();
    stopFollowing();
    rendering.stop();
    awayRemotes.stop();
    unreleased.stop();
  });
  return app;
}
