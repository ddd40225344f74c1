import type { FastifyInstance } from 'fastify';
import { rehearsal as facts } from '@summit/contract/site/rehearsal';
import type { RenderedPage } from '@summit/rendering/render-protocol';
import { currentTraceparent, traced } from '@summit/tracing/tracing';
import { gatewayPage } from '../api-gateway/gateway.ts';
import { type Edition, liveEdition } from '../editions/edition.ts';
import { servePreviews } from '../editions/preview-routes.ts';
import { serveRehearsals } from '../editions/rehearsal-routes.ts';
import type { Rehearsal } from '../editions/rehearsals.ts';
import { getVisitor } from '../health/health-routes.ts';
import { getPageHeaders, pagePolicy } from '../http/security-headers.ts';
import { findOwner, findPage } from '../pages/find-page.ts';
import { type PagesOptions, servePages } from '../pages/pages.ts';
import type { RefusedRequests } from '../pages/refused/refused-requests.ts';
import { serveSitemap } from '../pages/sitemap.ts';
import { liveRemotesFor, remoteOrigins } from '../registry/public-registry.ts';
import type { Site } from '../site.ts';

/** The routes of pages, of their previews, of the sitemap, and of the 404 page. */
export function addPageRoutes(app: FastifyInstance, site: Site, refused: RefusedRequests): void {
  const { config, cache, registry, editions, rehearsals, apis, health, report } = site;
  servePreviews(app, editions, () => registry.refresh());
  serveRehearsals(app, rehearsals);
  const page = servePages(app, {
    cache,
    getNetwork: getVisitor,
    choose: (request) => editions.choose(request),
    // The backoffice always shows the live site, even in a browser with a rehearsal.
    rehearsalOf: (request, path, edition) =>
      rehearsals.cookieOf(request) === undefined || isOwnApplication(path, edition)
        ? null
        : rehearsals.of(request),
    secure: rehearsals.secure,
    live: () => liveEdition(registry.current()),
    render: getRender(site),
    find: (path, edition) => findPage(path, edition, config.production),
    onView: health.countView,
    gateway: (edition) => getGateway(site, edition),
    policyFor: (rendered, edition, path) => getPolicy(site, rendered, edition, path),
    headersFor: (path, edition) => getPageHeaders(isOwnApplication(path, edition), config),
    report,
  });
  refused.serve(app, page);
  serveSitemap(app, {
    siteOrigin: config.siteOrigin,
    apiUpstream: apis.address,
    live: () => liveRemotesFor('server', registry.current()),
    page,
    now: Date.now,
  });
}

function getRender({ apis, cache, metrics, rendering, variants }: Site): PagesOptions['render'] {
  return (request, edition, network) => {
    const remote = findOwner(request.path, edition)?.remote;
    const owner = { remote: remote?.name ?? 'none', release: remote?.buildId ?? 'none' };
    const render = () => {
      const { instead, rehearsal } = edition;
      const asked = {
        ...request,
        network,
        apiUpstream: apis.address(),
        traceparent: currentTraceparent(),
        // The reads of a rehearsal are not shared with other pages.
        ...(rehearsal ? { rehearsal: renderedAs(rehearsal) } : { contentState: cache.generation }),
      };
      return instead ? variants.render({ ...edition, instead }, asked) : rendering.render(asked);
    };
    return traced('render', { ...owner }, () => metrics.timeRender(owner, render));
  };
}

function renderedAs({ token, shown }: Rehearsal) {
  return { token, at: Date.parse(shown.at) };
}

function getGateway({ assets, config }: Site, { registry, rehearsal }: Edition): RenderedPage {
  const { production } = config;
  const publicApiBase = rehearsal ? facts.apiBase : config.publicApiBase;
  return gatewayPage({ registry, assets, publicApiBase, development: !production });
}

function isOwnApplication(path: string, edition: Edition): boolean {
  return findOwner(path, edition)?.page.frame === 'none';
}

function getPolicy({ config }: Site, page: RenderedPage, edition: Edition, path: string): string {
  const { publicApiBase, frameAncestors, recaptcha } = config;
  const apiOrigin = publicApiBase.startsWith('http') ? new URL(publicApiBase).origin : undefined;
  return pagePolicy(isOwnApplication(path, edition), page, {
    remoteOrigins: remoteOrigins(edition.registry),
    apiOrigin,
    frameAncestors,
    recaptcha,
  });
}
