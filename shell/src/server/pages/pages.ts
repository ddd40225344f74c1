import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReleaseKey } from '@summit/contract/releases/release-health';
import { prefetchHeader } from '@summit/contract/requests/request-headers';
import { isOfOnePerson as opensForOnePerson } from '@summit/contract/requests/shared-caches';
import type { RenderedPage } from '@summit/rendering/render-protocol';
import { RendererLost } from '@summit/rendering/renderer-lost';
import { framedPage, isFramed } from '../framed-page.ts';
import { isPlain, sendPlainly } from '../http/plain-response.ts';
import { seldom } from '../http/seldom.ts';
import { type PageAddress, pageAddress, type PageParameters, type ParametersOf } from '../page-address.ts';
import { TooManyOfNetwork } from '../render/render-queue.ts';
import { markedPage } from '../variants/preview-mark.ts';
import { rehearsedPage } from '../variants/rehearsal-mark.ts';
import { sendRehearsalNotice } from '../variants/rehearsal-notice.ts';
import type { NoRehearsal, Rehearsal } from '../variants/rehearsals.ts';
import { isByLink, type Variant } from '../variants/variant.ts';
import { type Choice, unstored } from '../variants/variants.ts';
import type { CachedPage, HtmlCache } from './html-cache.ts';
import { packPage, sendPage } from './page-response.ts';
import { getInstead } from './redirects.ts';

export interface PagesOptions {
  cache: HtmlCache;
  /** Chooses the variant of the site for a request. */
  choose: (request: FastifyRequest) => Choice;
  /** The rehearsal of a page's request; null: there is none. */
  rehearsalOf?: (
    request: FastifyRequest,
    path: string,
    variant: Variant,
  ) => Promise<Rehearsal | NoRehearsal> | null;
  /** Whether the site's address has https. */
  secure?: boolean;
  /** The live variant of the site. */
  live: () => Variant;
  render: (
    request: { path: string; search: string },
    variant: Variant,
    network: string | null,
  ) => Promise<RenderedPage>;
  /** The network of a visitor; null for this machine itself. */
  getNetwork?: (request: FastifyRequest) => string | null;
  gateway: (variant: Variant) => RenderedPage;
  /** The page at a path; null where none is. */
  find: (path: string, variant: Variant) => KnownPage | null;
  policyFor: (page: RenderedPage, variant: Variant, path: string) => string;
  /** Called when a page is sent to a visitor. Returns an entry of `Server-Timing` for the page's script. */
  onView?: (request: FastifyRequest, page: CachedPage) => string | undefined;
  /** Further headers of a page. */
  headersFor?: (path: string, variant: Variant) => Record<string, string>;
  report: (message: string) => void;
}

/** The facts of a page before it is rendered. */
export interface KnownPage extends PageParameters {
  /** The page's name in the log, because an address may be a secret, such as that of an invitation. */
  name: string;
  /** The release that owns it, and which of its pages it is. */
  owner?: { release: ReleaseKey; pageId: string };
}

/** The request of a page in one variant of the site. */
interface Wanted {
  address: PageAddress;
  framed: boolean;
  variant: Variant;
  /** The network of the first visitor who requests it. */
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
    const { address, framed, variant } = wanted;
    // A preview or rehearsal changes and ends, and must not be in the cache for other visitors.
    if (isByLink(variant)) return make(wanted);
    const key = `${variant.key}${framed ? ' framed' : ''} ${address.path}${address.search}`;
    return options.cache.page(key, (known) => make(wanted, known));
  };
  app.get('/*', async (request, reply) => {
    const { variant: chosen, headers } = options.choose(request);
    const find = (path: string) => options.find(path, chosen);
    const address = pageAddress(request.url, find);
    const moved = getInstead(request.url, address, find);
    if (moved) return reply.header('cache-control', 'no-cache').redirect(moved.to, moved.status);
    const prefetch = getPrefetch(request);
    const rehearsing = options.rehearsalOf?.(request, address.path, chosen) ?? null;
    // The rehearsal may be over when the page is opened, and prefetched data would be of another moment.
    if (rehearsing && prefetch) return reply.code(204).send();
    const rehearsal = await rehearsing;
    if (typeof rehearsal === 'string') {
      return sendRehearsalNotice(reply, rehearsal, { to: request.url, secure: options.secure ?? false });
    }
    const variant = rehearsal ? { ...chosen, rehearsal } : chosen;
    const network = options.getNetwork?.(request) ?? null;
    const page = await pageAt({ address, framed: isFramed(request), variant, network });
    const timings = isByLink(variant) || prefetch ? undefined : options.onView?.(request, page);
    // A script's prefetch cannot use an error page, and the console would report an error for a page that the
    // visitor did not open. A browser may show the page that it has prefetched.
    if (prefetch?.by === 'script' && page.status !== 200) return reply.code(204).send();
    if (isPlain(request, page.status)) return sendPlainly(reply, page.status);
    // Without a view token, so that a shared cache must not serve it to visitors, who count.
    const isUnshared = prefetch !== null || isOfOnePerson(request.url, find);
    const own = isUnshared ? { ...unshared, ...headers } : headers;
    sendPage(request, reply, page, rehearsal ? rehearsed(rehearsal, own) : { headers: own, timings });
  });
  return (path) => {
    const address = { path, search: '' };
    return pageAt({ address, framed: false, variant: options.live(), network: null });
  };
}

/**
 * Whether the address of a page holds a secret, so that shared caches must not store it: one that rendering does not
 * know, or one that it reads, as of videos on request.
 */
function isOfOnePerson(url: string, find: ParametersOf): boolean {
  const [path = '/', ...query] = url.split('?');
  const { withholds = [], reads = [] } = find(path) ?? {};
  if (withholds.length > 0 || query.length === 0) return withholds.length > 0;
  const given = new URLSearchParams(query.join('?'));
  return opensForOnePerson(Object.fromEntries(reads.map((name) => [name, given.get(name) ?? undefined])));
}

const unshared = { 'cache-control': 'private, no-cache' };

/** Sends the moment of the rehearsal as the time, for countdowns and the like. */
function rehearsed({ shown }: Rehearsal, own: Record<string, string> | undefined) {
  return { headers: { ...own, ...unstored }, now: Date.parse(shown.at) };
}

/** Whether a request is a prefetch: by the site's own script, or by the browser. */
function getPrefetch({ headers }: FastifyRequest): { by: 'script' | 'browser' } | null {
  if (headers[prefetchHeader.name.toLowerCase()] === prefetchHeader.value) return { by: 'script' };
  return String(headers['sec-purpose']).startsWith(prefetchHeader.value) ? { by: 'browser' } : null;
}

function pageMaker(options: PagesOptions) {
  const { render, gateway, policyFor, find, headersFor, report } = options;
  const reportSeldom = seldom(report);
  const packedGateways = new Map<string, { html: string; packed: Promise<CachedPage> }>();

  const pack = (page: RenderedPage, { address, framed, variant }: Wanted, known?: CachedPage) => {
    const ofRelease = variant.isPreview ? markedPage(page, variant, address.path) : page;
    const marked = variant.rehearsal ? rehearsedPage(ofRelease, variant.rehearsal) : ofRelease;
    const shown = framed ? framedPage(marked) : marked;
    const { status, html, degraded } = shown;
    const policy = policyFor(shown, variant, address.path);
    return packPage({ status, html, degraded, policy, headers: headersFor?.(address.path, variant) }, known);
  };

  /** The gateway page, which is the same for every page except for its headers, so that it is compressed once. */
  function packedGateway(wanted: Wanted): Promise<CachedPage> {
    const { framed, variant } = wanted;
    const page = gateway(variant);
    if (isByLink(variant)) return pack(page, wanted);
    const { 'cache-control': control } = headersFor?.(wanted.address.path, variant) ?? {};
    const key = `${variant.key} ${framed} ${control}`;
    const known = packedGateways.get(key);
    if (known?.html === page.html) return known.packed;
    const packed = pack(page, wanted);
    packedGateways.set(key, { html: page.html, packed });
    return packed;
  }

  return async (wanted: Wanted, known?: CachedPage): Promise<CachedPage> => {
    const { address, variant, network } = wanted;
    const { name = 'an unknown address', owner } = find(address.path, variant) ?? {};
    try {
      const page = await render(address, variant, network);
      if (page.degraded) reportSeldom(`${name} was rendered with holes: ${(page.problems ?? []).join('; ')}`);
      return { ...(await pack(page, wanted, known)), ...owner, broke: page.broke };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      reportSeldom(`${name} is left to the browser: ${reason}`);
      const broke = error instanceof RendererLost && error.isFault;
      const isUnstored = error instanceof TooManyOfNetwork;
      return { ...(await packedGateway(wanted)), ...owner, broke, isUnstored };
    }
  };
}
