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
  /** Only for the visitor who asked: it says nothing of the page. */
  isUnstored?: boolean;
  /** The release that made it: `awards@a1`. */
  release?: ReleaseKey;
  /** Which of its pages this is. */
  pageId?: string;
  /** That release's own code failed. */
  broke?: boolean;
  /** Equal for equal pages. */
  etag?: string;
  /** Rendered again it was the same, and so it is packed as small as can be. */
  settled?: boolean;
}

interface Entry {
  page: CachedPage;
  madeAt: number;
  /** Out of date: shown only where a new one cannot be made in time. */
  dropped?: boolean;
}

/** Renders a page again; is given the one that is cached, if there is one. */
export type Render = (known?: CachedPage) => Promise<CachedPage>;

export interface HtmlCacheOptions {
  freshMs: number;
  /** Older than this, a page is not served even while it renders again. */
  staleMs: number;
  /** How long a visitor waits for a new page where an older one is cached. */
  waitMs: number;
  /** How long the pages before a release's are still served while those that are asked for are rendered again. */
  renewMs: number;
  /** What all cached pages may take, in bytes; the longest unused goes first. */
  bytes: number;
  now: () => number;
  /** Called with where each page came from. */
  onPage?: (source: PageSource) => void;
}

/** Of all bytes: for pages that were not found or have holes, so that they never push out what visitors come for. */
const shareOfOthers = 1 / 8;
/** What an entry takes besides its page, roughly, in bytes. */
const entryBytes = 1024;

/** Pages are fresh for some seconds, then served stale while one rendering for all renews them. */
export class HtmlCache {
  readonly #whole: LRUCache<string, Entry>;
  readonly #others: LRUCache<string, Entry>;
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  #generation = 0;
  /** The renewals that go on: until the last is over, pages that were dropped are still served at once. */
  #renewals = 0;

  constructor(private readonly options: HtmlCacheOptions) {
    const getCache = (share: number) =>
      new LRUCache<string, Entry>({ maxSize: Math.floor(options.bytes * share), sizeCalculation: getSize });
    this.#whole = getCache(1 - shareOfOthers);
    this.#others = getCache(shareOfOthers);
  }

  /** What the cached pages take, in bytes. */
  get bytes(): number {
    return this.#whole.calculatedSize + this.#others.calculatedSize;
  }

  /** Grows whenever all pages are dropped. */
  get generation(): number {
    return this.#generation;
  }

  /** The page for `key`, at once when it is known. */
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
    // A failed renewal leaves the stale page in place; the next visitor tries again.
    if (isStale) this.#renderOnce(key, render).catch(() => undefined);
    return entry.page;
  }

  /**
   * Drops every page: content, awards status or a release changed. Should the API be away just then, an old page is
   * still better than none.
   */
  clear(): void {
    this.#generation += 1;
    for (const entry of [...this.#whole.values(), ...this.#others.values()]) entry.dropped = true;
    this.#rendering.clear();
  }

  /**
   * Drops every page, but lets nobody wait for the new ones: for a moment, and until those begun by then are rendered,
   * visitors still get what is cached. What comes with a release is as whole before as after, and all of its pages at once would keep
   * everybody waiting.
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
    // What a visitor can read whole is worth more than a newer page with holes in it.
    if (page.degraded && this.#whole.has(key)) return;
    const [place, other] = isWhole(page) ? [this.#whole, this.#others] : [this.#others, this.#whole];
    other.delete(key);
    place.set(key, { page, madeAt: this.options.now() });
  }
}

/** A page of the site, complete: not one that says that there is nothing, or that something is missing. */
function isWhole({ status, degraded }: CachedPage): boolean {
  return status === 200 && !degraded;
}

function getSize({ page: { html, encodings } }: Entry, key: string): number {
  const packed = Object.values(encodings).reduce((total, { length }) => total + length, 0);
  return html.length + packed + 2 * key.length + entryBytes;
}
