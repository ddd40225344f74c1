import type { FastifyInstance } from 'fastify';
import { rehearsal as facts } from '@summit/contract/site/rehearsal';
import type { RenderedPage } from '@summit/rendering/render-protocol';
import { currentTraceparent, traced } from '@summit/tracing/tracing';
import { gatewayPage } from '../api-gateway/gateway.ts';
import { getVisitor } from '../health/health-routes.ts';
import { getPageHeaders, pagePolicy } from '../http/security-headers.ts';
import { findOwner, findPage } from '../pages/find-page.ts';
import { type PagesOptions, servePages } from '../pages/pages.ts';
import type { RefusedRequests } from '../pages/refused/refused-requests.ts';
import { serveSitemap } from '../pages/sitemap.ts';
import { liveRemotesFor, remoteOrigins } from '../registry/public-registry.ts';
import type { Site } from '../site.ts';
import { servePreviews } from '../variants/preview-routes.ts';
import { serveRehearsals } from '../variants/rehearsal-routes.ts';
import type { Rehearsal } from '../variants/rehearsals.ts';
import { liveVariant, type Variant } from '../variants/variant.ts';

/** The routes of pages, of their previews, of the sitemap, and of the 404 page. */
export function addPageRoutes(app: FastifyInstance, site: Site, refused: RefusedRequests): void {
  const { config, cache, registry, variants, rehearsals, apis, health, report } = site;
  servePreviews(app, variants, () => registry.refresh());
  serveRehearsals(app, rehearsals);
  const page = servePages(app, {
    cache,
    getNetwork: getVisitor,
    choose: (request) => variants.choose(request),
    // The backoffice always shows the live site, even in a browser with a rehearsal.
    rehearsalOf: (request, path, variant) =>
      rehearsals.cookieOf(request) === undefined || isOwnApplication(path, variant)
        ? null
        : rehearsals.of(request),
    secure: rehearsals.secure,
    live: () => liveVariant(registry.current()),
    render: getRender(site),
    find: (path, variant) => findPage(path, variant, config.production),
    onView: health.countView,
    gateway: (variant) => getGateway(site, variant),
    policyFor: (rendered, variant, path) => getPolicy(site, rendered, variant, path),
    headersFor: (path, variant) => getPageHeaders(isOwnApplication(path, variant), config),
    report,
  });
  refused.serve(app, page);
  serveSitemap(app, {
    siteOrigin: config.siteOrigin,
    apiUpstream: apis.address,
    live: () => liveRemotesFor('server', registry.current()),
    page,
    now: () => performance.now(),
  });
}

function getRender({ apis, cache, metrics, rendering, variantRenderings }: Site): PagesOptions['render'] {
  return (request, variant, network) => {
    const remote = findOwner(request.path, variant)?.remote;
    const owner = { remote: remote?.name ?? 'none', release: remote?.buildId ?? 'none' };
    const render = () => {
      const { instead, rehearsal } = variant;
      const asked = {
        ...request,
        network,
        apiUpstream: apis.address(),
        traceparent: currentTraceparent(),
        // The reads of a rehearsal are not shared with other pages.
        ...(rehearsal ? { rehearsal: renderedAs(rehearsal) } : { contentState: cache.generation }),
      };
      return instead ? variantRenderings.render({ ...variant, instead }, asked) : rendering.render(asked);
    };
    return traced('render', { ...owner }, () => metrics.timeRender(owner, render));
  };
}

function renderedAs({ token, shown }: Rehearsal) {
  return { token, at: Date.parse(shown.at) };
}

function getGateway({ assets, config }: Site, { registry, rehearsal }: Variant): RenderedPage {
  const { production } = config;
  const publicApiBase = rehearsal ? facts.apiBase : config.publicApiBase;
  return gatewayPage({ registry, assets, publicApiBase, development: !production });
}

function isOwnApplication(path: string, variant: Variant): boolean {
  return findOwner(path, variant)?.page.frame === 'none';
}

function getPolicy({ config }: Site, page: RenderedPage, variant: Variant, path: string): string {
  const { publicApiBase, frameAncestors, recaptcha } = config;
  const apiOrigin = publicApiBase.startsWith('http') ? new URL(publicApiBase).origin : undefined;
  return pagePolicy(isOwnApplication(path, variant), page, {
    remoteOrigins: remoteOrigins(variant.registry),
    apiOrigin,
    frameAncestors,
    recaptcha,
  });
}
