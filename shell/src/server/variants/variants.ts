import type { FastifyRequest } from 'fastify';
import type { Registry } from '@summit/contract/releases/registry';
import { notByNetworks } from '@summit/contract/requests/shared-caches';
import { type Preview, previewFrom } from '@summit/rendering/signing/preview-link';
import { isFramed } from '../framed-page.ts';
import { cookieText, getCookie } from './cookies.ts';
import { drawLot, getShare, lotFrom, shareCookie, signedLot } from './share-lot.ts';
import { getVariant, liveVariant, type Variant, waitingReleases } from './variant.ts';

/** The cookie of a browser that shows a preview: the token of its link. */
export const previewCookie = 'release-preview';

export interface VariantsOptions {
  secret: string;
  /** The site's public origin: preview links of another site are invalid here. */
  siteOrigin: string;
  registry: () => Registry;
  /** Whether a variant's pages can be rendered now; until then its visitors get the live one. */
  isReady: (variant: Variant) => boolean;
  report: (message: string) => void;
  now?: () => number;
}

/** The variant of the site for one request. */
export interface Choice {
  variant: Variant;
  /** Headers of the response besides those of the page. */
  headers?: Record<string, string>;
}

/** The cookie's lifetime: a rollout lasts days, and the next one may use a new lot. */
const lotSeconds = 30 * 24 * 3600;

const vary = 'accept-encoding, sec-fetch-dest, cookie';
/** Headers of a response that sets the cookie: only the browser itself may store it. */
const own = { 'cache-control': 'private, no-cache', vary };
/** Headers of a response for all devices of a lot: nginx may cache it, because its cache key has the lot. */
const ofLot = { vary, ...notByNetworks };
/** Headers of responses that need a link. */
export const unstored = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

/** Chooses the variant of the site for each request, before the cache, by cookies that this site has signed. */
export class Variants {
  readonly #now: () => number;

  constructor(private readonly options: VariantsOptions) {
    this.#now = options.now ?? Date.now;
  }

  get secure(): boolean {
    return this.options.siteOrigin.startsWith('https:');
  }

  /** The variant for the request of a page. */
  choose(request: FastifyRequest): Choice {
    const registry = this.options.registry();
    const cookie = getCookie(request, previewCookie);
    if (cookie !== undefined) {
      const variant = this.open(cookie, 'cookie');
      if (typeof variant !== 'string') return { variant, headers: unstored };
      return { variant: liveVariant(registry), headers: { ...own, ...this.#dropPreview() } };
    }
    const shares = Object.values(registry.shares ?? {});
    // Without a rollout, cookies are neither set nor read. Nor are they in another site's frame, where each page
    // would draw a new lot.
    if (shares.length === 0 || isFramed(request)) return { variant: liveVariant(registry) };
    const known = this.#lotOf(request);
    const lot = known ?? drawLot();
    const share = getShare(lot, shares);
    const variant = share && getVariant(registry, share, false);
    return {
      variant: variant && this.options.isReady(variant) ? variant : liveVariant(registry),
      headers: known === null ? { ...own, ...this.#giveLot(lot) } : ofLot,
    };
  }

  /** The variant for an open tab that polls the live releases: it never draws a lot. */
  chosenBefore(request: FastifyRequest): Variant {
    const known = getCookie(request, previewCookie) !== undefined || this.#lotOf(request) !== null;
    return known ? this.choose(request).variant : liveVariant(this.options.registry());
  }

  /** The variant that a preview's token opens, or why it is invalid, which is also reported. */
  open(token: string, from: 'link' | 'cookie'): Variant | string {
    const { secret, siteOrigin, registry, report } = this.options;
    const preview = previewFrom(secret, token, { audience: siteOrigin, now: this.#now() });
    const variant = typeof preview === 'string' ? preview : this.#findVariant(preview, registry());
    if (typeof variant === 'string') report(`The ${from} of a preview opens nothing: ${variant}`);
    return variant;
  }

  /** Whether a browser looks at a preview of this release. */
  showsPreviewOf(request: FastifyRequest, remote: string, buildId: string): boolean {
    const token = getCookie(request, previewCookie);
    if (token === undefined) return false;
    const { secret, siteOrigin, registry } = this.options;
    const preview = previewFrom(secret, token, { audience: siteOrigin, now: this.#now() });
    if (typeof preview === 'string' || preview.remote !== remote || preview.buildId !== buildId) return false;
    return typeof this.#findVariant(preview, registry()) !== 'string';
  }

  #findVariant({ remote, buildId }: Preview, registry: Registry): Variant | string {
    const release = [...waitingReleases(registry), ...Object.values(registry.live)].find(
      ({ descriptor, buildId: id }) => descriptor.name === remote && id === buildId,
    );
    if (!release) return `${remote} ${buildId} is not in the registry`;
    return getVariant(registry, release, true);
  }

  #lotOf(request: FastifyRequest): number | null {
    const cookie = getCookie(request, shareCookie);
    return cookie === undefined ? null : lotFrom(this.options.secret, cookie);
  }

  #giveLot(lot: number) {
    const value = signedLot(this.options.secret, lot);
    return {
      'set-cookie': cookieText({ name: shareCookie, value, seconds: lotSeconds, secure: this.secure }),
    };
  }

  #dropPreview() {
    return {
      'set-cookie': cookieText({ name: previewCookie, value: '', seconds: 0, secure: this.secure }),
    };
  }
}
