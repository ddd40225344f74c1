/** One page of anonymous HTML, ready to send. */
export interface CachedPage {
  status: number;
  html: Buffer;
  encodings: Partial<Record<'br' | 'gzip', Buffer>>;
  headers: Record<string, string>;
  /** A page with a part that could not be rendered is kept only until the next try. */
  degraded: boolean;
  /** Equal for equal pages. */
  mark?: string;
  /** Rendered again it was the same, and so it is packed as small as can be. */
  settled?: boolean;
}

interface Entry {
  page: CachedPage;
  madeAt: number;
  /** Out of date: shown only where a new one cannot be made. */
  dropped?: boolean;
}

/** Makes a page anew; is given the one that is kept, if there is one. */
export type Render = (known?: CachedPage) => Promise<CachedPage>;

export interface HtmlCacheOptions {
  freshMs: number;
  /** Older than this, a page is not served even while it renders again. */
  staleMs: number;
  /** The number of addresses kept; the longest unused goes first. */
  size: number;
  now: () => number;
}

/** Answers are fresh for some seconds, then served stale while one rendering for all makes them anew. */
export class HtmlCache {
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  #generation = 0;

  constructor(private readonly options: HtmlCacheOptions) {}

  /** The page for `key`, at once when it is known. */
  async page(key: string, render: Render): Promise<CachedPage> {
    const entry = this.#entries.get(key);
    const age = entry ? this.options.now() - entry.madeAt : Infinity;
    if (!entry || age > this.options.staleMs) return this.#renderOnce(key, render);
    if (entry.dropped) return this.#renderOrKeep(key, render, entry.page);
    this.#touch(key, entry);
    // A failed renewal keeps the stale page; the next visitor tries again.
    if (age > this.options.freshMs || entry.page.degraded) {
      this.#renderOnce(key, render).catch(() => undefined);
    }
    return entry.page;
  }

  /**
   * Drops every page: content, awards status or a release changed. Should the API be away just then, an old page is
   * still better than none.
   */
  clear(): void {
    this.#generation += 1;
    for (const entry of this.#entries.values()) entry.dropped = true;
    this.#rendering.clear();
  }

  async #renderOrKeep(key: string, render: Render, old: CachedPage): Promise<CachedPage> {
    const page = await this.#renderOnce(key, render).catch(() => old);
    return page.degraded && !old.degraded ? old : page;
  }

  #renderOnce(key: string, render: Render): Promise<CachedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const generation = this.#generation;
    const rendering = render(this.#entries.get(key)?.page).then((page) => {
      if (generation === this.#generation) this.#keep(key, page);
      return page;
    });
    this.#rendering.set(key, rendering);
    const done = () => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    };
    rendering.then(done, done);
    return rendering;
  }

  #keep(key: string, page: CachedPage): void {
    const known = this.#entries.get(key);
    // What a visitor can read whole is worth more than a newer page with holes in it.
    if (page.degraded && known && !known.page.degraded) return;
    this.#touch(key, { page, madeAt: this.options.now() });
    if (this.#entries.size > this.options.size) {
      const oldest = this.#entries.keys().next().value;
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
  }

  #touch(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }
}
