import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReleaseKey } from '@summit/contract/releases/release-health';
import { prefetchHeader } from '@summit/contract/requests/request-headers';
import type { Edition } from '../editions/edition.ts';
import type { Choice } from '../editions/editions.ts';
import { markedPage } from '../editions/preview-mark.ts';
import { framedPage, isFramed } from '../framed-page.ts';
import { isPlain, sendPlainly } from '../http/plain-response.ts';
import { seldom } from '../http/seldom.ts';
import { type PageAddress, pageAddress, type PageParameters } from '../page-address.ts';
import type { RenderedPage } from '../render/render-protocol.ts';
import { TooManyOfNetwork } from '../render/render-queue.ts';
import { RendererLost } from '../render/renderer-lost.ts';
import type { CachedPage, HtmlCache } from './html-cache.ts';
import { packPage, sendPage } from './page-response.ts';
import { getInstead } from './redirects.ts';

export interface PagesOptions {
  cache: HtmlCache;
  /** Which edition of the site a request gets. */
  choose: (request: FastifyRequest) => Choice;
  /** What is live. */
  live: () => Edition;
  render: (
    request: { path: string; search: string },
    edition: Edition,
    network: string | null,
  ) => Promise<RenderedPage>;
  /** The network of a visitor; null: it is this machine. */
  getNetwork?: (request: FastifyRequest) => string | null;
  gateway: (edition: Edition) => RenderedPage;
  getParameters: (path: string, edition: Edition) => PageParameters | null;
  policyFor: (page: RenderedPage, edition: Edition, path: string) => string;
  /** What the log calls the page at a path: an address may be a secret, such as that of an invitation. */
  getName: (path: string, edition: Edition) => string;
  /** The page at a path, and the release that owns it. */
  getOwner?: (path: string, edition: Edition) => PageOwner | undefined;
  /** A page is sent to a visitor. Returns the cookie that goes with it, if one does. */
  onView?: (request: FastifyRequest, page: CachedPage) => string | undefined;
  /** What a page carries besides. */
  headersFor?: (path: string, edition: Edition) => Record<string, string>;
  report: (message: string) => void;
}

interface PageOwner {
  release: ReleaseKey;
  pageId: string;
}

/** A page as one kind of visitor gets it. */
interface Wanted {
  address: PageAddress;
  framed: boolean;
  edition: Edition;
  /** Of the first visitor who wants it. */
  network: string | null;
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
  const pageAt = (wanted: Wanted) => {
    const { address, framed, edition } = wanted;
    // A preview changes and ends; it is never where a visitor could meet it.
    if (edition.isPreview) return make(wanted);
    const key = `${edition.key}${framed ? ' framed' : ''} ${address.path}${address.search}`;
    return options.cache.page(key, (known) => make(wanted, known));
  };
  app.get('/*', async (request, reply) => {
    const { edition, headers } = options.choose(request);
    const getParameters = (path: string) => options.getParameters(path, edition);
    const address = pageAddress(request.url, getParameters);
    const moved = getInstead(request.url, address, getParameters);
    if (moved) return reply.header('cache-control', 'no-cache').redirect(moved.to, moved.status);
    const network = options.getNetwork?.(request) ?? null;
    const page = await pageAt({ address, framed: isFramed(request), edition, network });
    const prefetch = getPrefetch(request);
    const cookie = edition.isPreview || prefetch ? undefined : options.onView?.(request, page);
    // A script has no use for it, and the console would report an error of a page that the visitor did not open. A
    // browser may show what it fetched ahead.
    if (prefetch?.by === 'script' && page.status !== 200) return reply.code(204).send();
    if (isPlain(request, page.status)) return sendPlainly(reply, page.status);
    sendPage(request, reply, page, { ...headers, ...getCookies(headers?.['set-cookie'], cookie) });
  });
  return (path) => {
    const address = { path, search: '' };
    return pageAt({ address, framed: false, edition: options.live(), network: null });
  };
}

function getCookies(...cookies: (string | undefined)[]): Record<string, string[]> {
  const given = cookies.filter((cookie) => cookie !== undefined);
  return given.length > 0 ? { 'set-cookie': given } : {};
}

/** Fetched ahead of a visitor who may never open it: by the site's own script, or by the browser. */
function getPrefetch({ headers }: FastifyRequest): { by: 'script' | 'browser' } | null {
  if (headers[prefetchHeader.name.toLowerCase()] === prefetchHeader.value) return { by: 'script' };
  return String(headers['sec-purpose']).startsWith(prefetchHeader.value) ? { by: 'browser' } : null;
}

function pageMaker(options: PagesOptions) {
  const { render, gateway, policyFor, getName, getOwner, headersFor, report } = options;
  const reportSeldom = seldom(report);
  const packedGateways = new Map<string, { html: string; packed: Promise<CachedPage> }>();

  const pack = (page: RenderedPage, { address, framed, edition }: Wanted, known?: CachedPage) => {
    const marked = edition.isPreview ? markedPage(page, edition, address.path) : page;
    const shown = framed ? framedPage(marked) : marked;
    const { status, html, degraded } = shown;
    const policy = policyFor(shown, edition, address.path);
    return packPage({ status, html, degraded, policy, headers: headersFor?.(address.path, edition) }, known);
  };

  /** It is the same for every page, but for what its headers say: it is packed once, however many cannot be rendered. */
  function packedGateway(wanted: Wanted): Promise<CachedPage> {
    const { framed, edition } = wanted;
    const page = gateway(edition);
    if (edition.isPreview) return pack(page, wanted);
    const { 'cache-control': control } = headersFor?.(wanted.address.path, edition) ?? {};
    const key = `${edition.key} ${framed} ${control}`;
    const known = packedGateways.get(key);
    if (known?.html === page.html) return known.packed;
    const packed = pack(page, wanted);
    packedGateways.set(key, { html: page.html, packed });
    return packed;
  }

  return async (wanted: Wanted, known?: CachedPage): Promise<CachedPage> => {
    const { address, edition, network } = wanted;
    const name = getName(address.path, edition);
    try {
      const page = await render(address, edition, network);
      if (page.degraded) reportSeldom(`${name} was rendered with holes: ${(page.problems ?? []).join('; ')}`);
      const owner = getOwner?.(address.path, edition);
      return { ...(await pack(page, wanted, known)), ...owner, broke: page.broke };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      reportSeldom(`${name} is left to the browser: ${reason}`);
      const owner = getOwner?.(address.path, edition);
      const broke = error instanceof RendererLost && error.isFault;
      const isUnstored = error instanceof TooManyOfNetwork;
      return { ...(await packedGateway(wanted)), ...owner, broke, isUnstored };
    }
  };
}
