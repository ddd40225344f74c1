import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CachedPage, HtmlCache } from './html-cache.ts';
import { framedPage, isFramed } from './framed-page.ts';
import { packPage, sendPage } from './page-answer.ts';
import type { RenderedPage } from './render/render-protocol.ts';

export interface PagesOptions {
  cache: HtmlCache;
  render: (request: { path: string; search: string }) => Promise<RenderedPage>;
  gateway: () => RenderedPage;
  policyFor: (page: RenderedPage) => string;
  /** What every page carries besides. */
  headers?: Record<string, string>;
  report: (message: string) => void;
}

const longestSearch = 512;

/**
 * Answers every address that nothing else answers with a page of the site.
 * @returns the page at a path, for whoever needs it without a visitor
 */
export function servePages(
  app: FastifyInstance,
  options: PagesOptions,
): (path: string) => Promise<CachedPage> {
  const pageAt = (address: PageAddress) =>
    options.cache.page(address.key, (known) => makePage(address, options, known));
  app.get('/*', async (request, reply) => {
    sendPage(request, reply, await pageAt(pageAddress(request)));
  });
  return (path) => pageAt({ key: path, path, search: '', framed: false });
}

interface PageAddress {
  key: string;
  path: string;
  search: string;
  /** Shown within another site's frame. */
  framed: boolean;
}

/** One spelling for each page: no trailing slash, and no endless questions that would fill the cache. */
function pageAddress(request: FastifyRequest): PageAddress {
  const [rawPath = '/', ...rest] = request.url.split('?');
  const path = rawPath.length > 1 ? rawPath.replace(/\/+$/, '') || '/' : rawPath;
  const question = rest.join('?');
  const search = question && question.length <= longestSearch ? `?${question}` : '';
  const framed = isFramed(request);
  return { key: `${framed ? 'framed ' : ''}${path}${search}`, path, search, framed };
}

async function makePage(
  address: PageAddress,
  options: PagesOptions,
  known?: CachedPage,
): Promise<CachedPage> {
  const { path, search, framed } = address;
  const made = await options.render({ path, search }).catch((error: unknown) => {
    options.report(
      `${path} is left to the browser: ${error instanceof Error ? error.message : String(error)}`,
    );
    return options.gateway();
  });
  const page = framed ? framedPage(made) : made;
  const { status, html, degraded } = page;
  const { headers } = options;
  return packPage({ status, html, degraded, policy: options.policyFor(page), headers }, known);
}
