import type { FastifyInstance } from 'fastify';
import { framedPage, isFramed } from './framed-page.ts';
import type { CachedPage, HtmlCache } from './html-cache.ts';
import { type PageAddress, pageAddress, type ParametersOf } from './page-address.ts';
import { packPage, sendPage } from './page-response.ts';
import type { RenderedPage } from './render/render-protocol.ts';
import { seldom } from './seldom.ts';

export interface PagesOptions {
  cache: HtmlCache;
  render: (request: { path: string; search: string }) => Promise<RenderedPage>;
  gateway: () => RenderedPage;
  parametersOf: ParametersOf;
  policyFor: (page: RenderedPage) => string;
  /** What every page carries besides. */
  headers?: Record<string, string>;
  report: (message: string) => void;
}

/**
 * Responds with a page of the site to every address that nothing else handles.
 * @returns the page at a path, for callers that need it without a visitor
 */
export function servePages(
  app: FastifyInstance,
  options: PagesOptions,
): (path: string) => Promise<CachedPage> {
  const make = pageMaker(options);
  const pageAt = (address: PageAddress, framed: boolean) => {
    const key = `${framed ? 'framed ' : ''}${address.path}${address.search}`;
    return options.cache.page(key, (known) => make(address, framed, known));
  };
  app.get('/*', async (request, reply) => {
    const address = pageAddress(request.url, options.parametersOf);
    sendPage(request, reply, await pageAt(address, isFramed(request)));
  });
  return (path) => pageAt({ path, search: '' }, false);
}

function pageMaker({ render, gateway, policyFor, headers, report }: PagesOptions) {
  const reportSeldom = seldom(report);
  const packedGateways = new Map<boolean, { html: string; packed: Promise<CachedPage> }>();

  const pack = (page: RenderedPage, framed: boolean, known?: CachedPage) => {
    const shown = framed ? framedPage(page) : page;
    const { status, html, degraded } = shown;
    return packPage({ status, html, degraded, policy: policyFor(shown), headers }, known);
  };

  /** It is the same for every page, so it is packed once, however many cannot be rendered. */
  function packedGateway(framed: boolean): Promise<CachedPage> {
    const page = gateway();
    const known = packedGateways.get(framed);
    if (known?.html === page.html) return known.packed;
    const packed = pack(page, framed);
    packedGateways.set(framed, { html: page.html, packed });
    return packed;
  }

  return async (address: PageAddress, framed: boolean, known?: CachedPage): Promise<CachedPage> => {
    try {
      const page = await render(address);
      if (page.degraded) {
        reportSeldom(`${address.path} was rendered with holes: ${(page.problems ?? []).join('; ')}`);
      }
      return await pack(page, framed, known);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      reportSeldom(`${address.path} is left to the browser: ${reason}`);
      return packedGateway(framed);
    }
  };
}
