import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ReleaseKey } from '@summit/contract/releases/release-health';
import type { PageSource } from '../metrics/site-metrics.ts';
import { within } from '../render/within.ts';

/** One page of anonymous HTML, ready to send. */
export interface CachedPage {
  status: number;
  html: Buffer;
  encodings: Partial<Record<'br' | 'gzip', Buffer>>;
  headers: Record<string, string>;
  /** A page with a part that could not be rendered is cached only until the next attempt. */
  degraded: boolean;
  /** Whether it is only for the present visitor and must not be cached. */
  isUnstored?: boolean;
  /** The release that made it: `awards@a1`. */
  release?: ReleaseKey;
  /** The id of the page. */
  pageId?: string;
  /** Whether the release's own code failed. */
  broke?: boolean;
  /** Equal for equal pages. */
  etag?: string;
  /** Whether a second rendering was equal, so that it is compressed with the highest level. */
  settled?: boolean;
}

interface Entry {
  page: CachedPage;
  madeAt: number;
  /** Whether it is outdated: then it is served only when a new one cannot be rendered in time. */
  dropped?: boolean;
}

/** Renders a page. @param known the cached page, if there is one */
export type Render = (known?: CachedPage) => Promise<CachedPage>;

export interface HtmlCacheOptions {
  freshMs: number;
  /** Older than this, a page is not served even while it renders again. */
  staleMs: number;
  /** How long a visitor waits for a new page where an older one is cached. */
  waitMs: number;
  /** How long pages of the previous release are still served while requested pages are rendered again. */
  renewMs: number;
  /** The size limit of all cached pages, in bytes; the least recently used goes first. */
  bytes: number;
  now: () => number;
  /** Called with the source of each page. */
  onPage?: (source: PageSource) => void;
}

/** The share of the size for pages that were not found or have holes, so that they never evict complete pages. */
const shareOfOthers = 1 / 8;
/** The approximate size of an entry besides its page, in bytes. */
const entryBytes = 1024;

/** Caches pages: they are fresh for some seconds, then served stale while a single rendering revalidates them. */
export class HtmlCache {
  readonly #whole: LRUCache<string, Entry>;
  readonly #others: LRUCache<string, Entry>;
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  #generation = 0;
  /** The pending calls of `renew`: until the last is over, dropped pages are still served immediately. */
  #renewals = 0;

  constructor(private readonly options: HtmlCacheOptions) {
    const getCache = (share: number) =>
      new LRUCache<string, Entry>({ maxSize: Math.floor(options.bytes * share), sizeCalculation: getSize });
    this.#whole = getCache(1 - shareOfOthers);
    this.#others = getCache(shareOfOthers);
  }

  /** The size of the cached pages, in bytes. */
  get bytes(): number {
    return this.#whole.calculatedSize + this.#others.calculatedSize;
  }

  /** Increases whenever all pages are dropped. */
  get generation(): number {
    return this.#generation;
  }

  /** Returns the page for `key`, from the cache when it is there. */
  async page(key: string, render: Render): Promise<CachedPage> {
    const entry = this.#entry(key);
    const age = entry ? this.options.now() - entry.madeAt : Infinity;
    const isStale = age > this.options.freshMs || entry?.dropped === true || entry?.page.degraded === true;
    if (!entry || age > this.options.staleMs) {
      this.options.onPage?.('rendered');
      return this.#renderOnce(key, render);
    }
    if (entry.dropped && !(this.#renewals > 0 && isWhole(entry.page))) {
      this.options.onPage?.('rendered');
      return this.#renderOrKeep(key, render, entry.page);
    }
    this.options.onPage?.(isStale ? 'stale' : 'fresh');
    // A failed revalidation leaves the stale page in place; the next request retries.
    if (isStale) this.#renderOnce(key, render).catch(() => undefined);
    return entry.page;
  }

  /**
   * Drops every page, because content, awards status or a release has changed. Dropped pages are still served while
   * the API is unavailable.
   */
  clear(): void {
    this.#generation += 1;
    for (const entry of [...this.#whole.values(), ...this.#others.values()]) entry.dropped = true;
    this.#rendering.clear();
  }

  /**
   * Drops every page without making visitors wait: for a moment, and until the renderings that began by then are
   * over, they still get the cached pages. The pages before a release are as complete as those after it, and
   * rendering all of them at the same time would be slow.
   */
  async renew(): Promise<void> {
    this.clear();
    if (this.#whole.size === 0) return;
    this.#renewals += 1;
    await pause(this.options.renewMs, undefined, { ref: false });
    await Promise.allSettled(this.#rendering.values());
    this.#renewals -= 1;
  }

  async #renderOrKeep(key: string, render: Render, old: CachedPage): Promise<CachedPage> {
    const rendering = this.#renderOnce(key, render);
    if (!isWhole(old)) return rendering.catch(() => old);
    const page = await within(
      this.options.waitMs,
      rendering.catch(() => old),
    );
    return page && !page.degraded ? page : old;
  }

  #renderOnce(key: string, render: Render): Promise<CachedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const generation = this.#generation;
    const rendering = render(this.#entry(key)?.page).then((page) => {
      if (generation === this.#generation && !page.isUnstored) this.#store(key, page);
      return page;
    });
    this.#rendering.set(key, rendering);
    const done = () => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    };
    rendering.then(done, done);
    return rendering;
  }

  #entry(key: string): Entry | undefined {
    return this.#whole.get(key) ?? this.#others.get(key);
  }

  #store(key: string, page: CachedPage): void {
    // A complete page is better than a newer one with holes.
    if (page.degraded && this.#whole.has(key)) return;
    const [place, other] = isWhole(page) ? [this.#whole, this.#others] : [this.#others, this.#whole];
    other.delete(key);
    place.set(key, { page, madeAt: this.options.now() });
  }
}

/** Whether a page is complete: neither an error page nor one with holes. */
function isWhole({ status, degraded }: CachedPage): boolean {
  return status === 200 && !degraded;
}

function getSize({ page: { html, encodings, headers } }: Entry, key: string): number {
  // The policy is as long as a remote's page makes it.
  const others = [...Object.values(encodings), ...Object.values(headers)];
  return others.reduce((total, { length }) => total + length, html.length + 2 * key.length + entryBytes);
}
