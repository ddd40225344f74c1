import type { Registry } from '@summit/contract/releases/registry';
import type { RenderedPage } from '@summit/rendering/render-protocol';
import type { RemoteRendering } from '../render/remote-rendering.ts';
import type { AskedPage, Rendering } from '../render/rendering.ts';
import { isRendered } from '../render/site-releases.ts';
import { getVariant, getVariantKey, type Variant, waitingReleases } from './variant.ts';

/** A variant of the site with a release that is not live. */
type Unreleased = Variant & Required<Pick<Variant, 'instead'>>;

interface Running {
  isPreview: boolean;
  rendering: RemoteRendering;
  /** Resolves when its first attempt to get ready is over. */
  begun: Promise<void>;
  usedAt: number;
}

const unused = { ms: 10 * 60_000, checkEveryMs: 60_000 };
/** Limited, because each preview has a separate process. */
const mostPreviews = 2;

/**
 * Renders the pages of a release that is not live in a separate process, so that a candidate that leaks or loops
 * does not affect the live pages. The process of a rollout is started ahead, that of a preview with its first visit.
 * The other remotes' pages are rendered by their live processes, with links to the release's pages.
 */
export class VariantRenderings {
  readonly #running = new Map<string, Running>();
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly live: Pick<Rendering, 'apart' | 'render' | 'shown'>) {
    this.#timer = setInterval(() => this.#stopUnused(), unused.checkEveryMs);
    this.#timer.unref();
  }

  /** Call it when the registry has changed. */
  follow(registry: Registry): void {
    const waiting = new Map(waitingReleases(registry).map((release) => [getVariantKey(release), release]));
    for (const key of this.#running.keys()) if (!waiting.has(key)) this.#stop(key);
    for (const share of Object.values(registry.shares ?? {})) this.#of(getVariant(registry, share, false));
  }

  /** Whether a variant's pages can be rendered without waiting for a process. */
  isReady({ key, instead }: Variant): boolean {
    const isOn = this.#running.get(key)?.rendering.isReady ?? false;
    return isOn || (instead !== undefined && !isRendered(instead.descriptor));
  }

  /** @throws Error when the page cannot be rendered on the server now */
  async render(variant: Unreleased, asked: AskedPage): Promise<RenderedPage> {
    const running = this.#of(variant);
    running.usedAt = performance.now();
    await running.begun;
    const { shown } = this.live;
    if (!shown) throw new Error('no rendering process is ready');
    // The registry that is rendered now may be older than the latest one.
    const { registry } = getVariant(shown, variant.instead, false);
    const { rendering } = running;
    return this.live.render(asked, registry, { name: variant.instead.descriptor.name, rendering });
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const key of this.#running.keys()) this.#stop(key);
  }

  #of({ key, instead, registry, isPreview = false }: Unreleased): Running {
    const known = this.#running.get(key);
    if (known) return known;
    if (isPreview) this.#makeRoom();
    const running = { ...this.live.apart(instead, registry), isPreview, usedAt: performance.now() };
    this.#running.set(key, running);
    return running;
  }

  #previews(): [string, Running][] {
    return [...this.#running].filter(([, { isPreview }]) => isPreview);
  }

  #makeRoom(): void {
    const oldestFirst = this.#previews().sort(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [key] of oldestFirst.slice(0, Math.max(0, oldestFirst.length - mostPreviews + 1))) {
      this.#stop(key);
    }
  }

  #stopUnused(): void {
    for (const [key, { usedAt }] of this.#previews()) {
      if (performance.now() - usedAt > unused.ms) this.#stop(key);
    }
  }

  #stop(key: string): void {
    this.#running.get(key)?.rendering.stop();
    this.#running.delete(key);
  }
}
