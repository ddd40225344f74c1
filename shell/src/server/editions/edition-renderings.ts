import type { Registry } from '@summit/contract/registry';
import type { RenderedPage, RenderRequest } from '../render/render-protocol.ts';
import type { Rendering } from '../render/rendering.ts';
import { type Edition, editionKey, editionWith, waitingReleases } from './edition.ts';

interface Running {
  edition: Edition;
  rendering: Rendering;
  /** Its first attempt to get ready is over. */
  begun: Promise<void>;
  usedAt: number;
}

const unused = { ms: 10 * 60_000, lookEveryMs: 60_000 };
/** Each has a process of its own. */
const mostPreviews = 2;

/**
 * Renders what is not live in processes of its own: a candidate that leaks or loops takes nothing from the live pages.
 * Those of a share are started ahead, those of a preview with its first visit.
 */
export class EditionRenderings {
  readonly #running = new Map<string, Running>();
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly start: () => Rendering) {
    this.#timer = setInterval(() => this.#stopUnused(), unused.lookEveryMs);
    this.#timer.unref();
  }

  /** The registry has changed. */
  follow(registry: Registry): void {
    const waiting = new Map(waitingReleases(registry).map((release) => [editionKey(release), release]));
    for (const [key, running] of this.#running) {
      const release = waiting.get(key);
      if (!release) this.#stop(key);
      else this.#renew(running, editionWith(registry, release, !('percent' in release)));
    }
    for (const share of Object.values(registry.shares ?? {})) this.#of(editionWith(registry, share, false));
  }

  /** Whether an edition's pages can be rendered at once. */
  isReady({ key }: Edition): boolean {
    return (this.#running.get(key)?.rendering.revision ?? null) !== null;
  }

  /** @throws Error when the page cannot be rendered on the server now */
  async render(edition: Edition, request: Omit<RenderRequest, 'id'>): Promise<RenderedPage> {
    const running = this.#of(edition);
    running.usedAt = Date.now();
    await running.begun;
    return running.rendering.render(request);
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const key of this.#running.keys()) this.#stop(key);
  }

  #of(edition: Edition): Running {
    const known = this.#running.get(edition.key);
    if (known) return known;
    if (edition.isPreview) this.#makeRoom();
    const rendering = this.start();
    const begun = rendering.switchTo(edition.registry);
    const running = { edition, rendering, begun, usedAt: Date.now() };
    this.#running.set(edition.key, running);
    return running;
  }

  #renew(running: Running, edition: Edition): void {
    running.edition = edition;
    void running.rendering.switchTo(edition.registry);
  }

  #previews(): [string, Running][] {
    return [...this.#running].filter(([, { edition }]) => edition.isPreview);
  }

  #makeRoom(): void {
    const oldestFirst = this.#previews().sort(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [key] of oldestFirst.slice(0, Math.max(0, oldestFirst.length - mostPreviews + 1))) {
      this.#stop(key);
    }
  }

  #stopUnused(): void {
    for (const [key, { usedAt }] of this.#previews()) {
      if (Date.now() - usedAt > unused.ms) this.#stop(key);
    }
  }

  #stop(key: string): void {
    this.#running.get(key)?.rendering.stop();
    this.#running.delete(key);
  }
}
