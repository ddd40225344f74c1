import type { Registry } from '@summit/contract/remote-descriptor';
import { liveRemotesFor } from '../public-registry.ts';
import { Renderer, type RendererOptions } from './renderer.ts';
import type { RenderedPage, RenderRequest, RenderWorkerData } from './render-protocol.ts';

export interface RenderingOptions {
  program: string;
  data: Omit<RenderWorkerData, 'server' | 'browser'>;
  timeoutMs: number;
  warmUpMs: number;
  /** How long a page that killed its worker is left to the browser. */
  avoidMs: number;
  report: (message: string) => void;
}

/**
 * Renders with the worker of the current registry revision. A new revision gets a worker of its own, which takes
 * over when it is warm; a worker that dies is replaced, and the page that killed it is not tried again for a while.
 */
export class Rendering {
  #renderer: Renderer | undefined;
  #registry: Registry | undefined;
  #starting = 0;
  readonly #avoided = new Map<string, number>();

  constructor(
    private readonly options: RenderingOptions,
    private readonly start: (options: RendererOptions) => Renderer = (given) => new Renderer(given),
  ) {}

  /** Resolves when the worker of `registry` has taken over, or has been given up. */
  async switchTo(registry: Registry): Promise<void> {
    const turn = ++this.#starting;
    const renderer = this.start(this.#rendererOptions(registry));
    try {
      for (const problem of await renderer.ready) this.options.report(problem);
    } catch (error) {
      this.options.report(`revision ${registry.revision} is not rendered on the server: ${messageOf(error)}`);
      renderer.retire();
      return;
    }
    // A newer revision came while this one warmed up.
    if (turn !== this.#starting) return renderer.retire();
    const old = this.#renderer;
    if (registry.revision !== this.#registry?.revision) this.#avoided.clear();
    this.#renderer = renderer;
    this.#registry = registry;
    old?.retire();
  }

  /** @throws Error when the page cannot be rendered on the server now */
  async render(request: Omit<RenderRequest, 'id'>): Promise<RenderedPage> {
    const renderer = this.#renderer;
    if (!renderer) throw new Error('no rendering worker is ready');
    if ((this.#avoided.get(request.path) ?? 0) > Date.now()) {
      throw new Error(`${request.path} broke its worker before`);
    }
    try {
      return await renderer.render(request);
    } catch (error) {
      if (!renderer.alive) this.#lose(renderer, request.path, error);
      throw error;
    }
  }

  stop(): void {
    this.#starting += 1;
    this.#renderer?.retire();
    this.#renderer = undefined;
  }

  /** Which of the pages that it was rendering ended a worker cannot be seen from outside: none is tried again for a while. */
  #lose(renderer: Renderer, path: string, error: unknown): void {
    this.#avoided.set(path, Date.now() + this.options.avoidMs);
    this.options.report(`rendering ${path} was lost with its worker: ${messageOf(error)}`);
    if (renderer !== this.#renderer) return;
    this.#renderer = undefined;
    if (this.#registry) void this.switchTo(this.#registry);
  }

  #rendererOptions(registry: Registry): RendererOptions {
    const { program, data, timeoutMs, warmUpMs } = this.options;
    return {
      program,
      timeoutMs,
      warmUpMs,
      data: {
        ...data,
        server: liveRemotesFor('server', registry),
        browser: liveRemotesFor('browser', registry),
      },
    };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
