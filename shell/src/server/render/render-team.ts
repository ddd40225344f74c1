import { setTimeout as pause } from 'node:timers/promises';
import type { RenderSetup } from '@summit/rendering/render-protocol';
import type { Renderer, RendererOptions } from '@summit/rendering/renderer';
import type { RestartTurns } from './restart-turns.ts';

export interface TeamOptions extends RendererOptions {
  /** A process that holds more than this many MB is replaced. */
  memoryMb: number;
  /** How long a process that was added under load stays after it. */
  quietMs: number;
  /** The idle timeout of a process that starts with its first page; absent: it always runs. */
  idleMs?: number | undefined;
  report: (message: string) => void;
  /** Called when a process hung, ended or used too much memory. */
  onLost?: (() => void) | undefined;
  start: (options: RendererOptions) => Renderer;
  turns: RestartTurns;
  /** Whether the site may start one more process. */
  mayGrow: () => boolean;
}

const pauses = { firstMs: 500, longestMs: 30_000 };
/** A process that ends sooner than this after it was ready, without a page as the cause, may do so every time. */
const shortLifeMs = 5000;

/** The processes of one remote's release: one, and a second one while pages have to wait. */
export class RenderTeam {
  readonly renderers: Renderer[] = [];
  /** Called when a process is ready, or the remote stops or starts loading. */
  onChange: () => void = () => undefined;
  readonly #warming = new Set<Renderer>();
  #isOver = false;
  #isFilling = false;
  #isGrowing = false;
  #pauseMs = 0;
  #crowdedAt = 0;
  #usedAt = 0;
  /** Whether no process has got ready so far. */
  #failed = false;

  constructor(private readonly options: TeamOptions) {}

  /** The remote whose pages it renders; null: pages without code of a remote. */
  get remote(): RenderSetup['remote'] {
    return this.options.setup.remote;
  }

  /** Whether it has, or is starting, a second process. */
  get isGrown(): boolean {
    return this.#isGrowing || this.renderers.length > 1;
  }

  /** Whether no process has loaded the remote's code. */
  get isAway(): boolean {
    return this.renderers.length > 0 ? this.renderers.every(({ away }) => away) : this.#failed;
  }

  /** Call it when a page is requested. */
  use(): void {
    this.#usedAt = performance.now();
    if (this.options.idleMs !== undefined) void this.fill();
  }

  /** Starts the first process. @returns the reason if it did not get ready, otherwise null */
  async begin(): Promise<string | null> {
    const problem = await this.#add();
    this.#failed = problem !== null;
    return problem;
  }

  /** Ensures that there is always a process from now on. */
  async fill(): Promise<void> {
    if (this.#isFilling) return;
    this.#isFilling = true;
    while (!this.#isOver && this.renderers.length === 0) {
      await pause(this.#pauseMs, undefined, { ref: false });
      const problem = await this.options.turns.take(() => this.#addFirst());
      if (problem === null) continue;
      this.#pauseMs = longer(this.#pauseMs);
      if (!this.#isOver) this.options.report(`${this.#name} is not rendered on the server: ${problem}`);
    }
    this.#isFilling = false;
  }

  /** Starts a second process when pages have to wait, unless the site has too many already. */
  async grow(): Promise<void> {
    this.#crowdedAt = performance.now();
    if (this.isGrown || this.renderers.length === 0 || !this.options.mayGrow()) return;
    this.#isGrowing = true;
    await this.options.turns.take(() => this.#add());
    this.#isGrowing = false;
    void this.#shrinkWhenQuiet();
  }

  replaceLarge(): void {
    const { memoryMb, report } = this.options;
    for (const renderer of this.renderers.filter(({ memory }) => memory > memoryMb * 2 ** 20)) {
      report(
        `a rendering process of ${this.#name} holds ${Math.round(renderer.memory / 2 ** 20)} MB and is replaced`,
      );
      this.options.onLost?.();
      this.#replace(renderer);
    }
  }

  /** Lets pending pages finish, and ends processes that are not ready yet. */
  retire(): void {
    this.#isOver = true;
    for (const renderer of [...this.#warming, ...this.renderers.splice(0)]) renderer.retire();
  }

  get #name(): string {
    return this.remote === null ? 'the frame' : `'${this.remote}'`;
  }

  /** Starts the first process in turn, unless one has started meanwhile. */
  async #addFirst(): Promise<string | null> {
    return this.renderers.length > 0 ? null : this.#add();
  }

  async #add(): Promise<string | null> {
    if (this.#isOver) return 'it was given up';
    const renderer = this.#start();
    if (typeof renderer === 'string') return renderer;
    this.#warming.add(renderer);
    try {
      for (const problem of await renderer.ready) this.options.report(problem);
    } catch (error) {
      renderer.retire();
      return getReason(error);
    } finally {
      this.#warming.delete(renderer);
    }
    if (this.#isOver) {
      renderer.retire();
      return 'it was given up';
    }
    this.#join(renderer);
    return null;
  }

  /** Starts a process, or returns the reason why the system cannot: it may be out of memory or of processes. */
  #start(): Renderer | string {
    try {
      return this.options.start(this.options);
    } catch (error) {
      return getReason(error);
    }
  }

  #join(renderer: Renderer): void {
    const since = performance.now();
    this.#failed = false;
    this.renderers.push(renderer);
    renderer.onAway = () => this.onChange();
    void renderer.ended.then((reason) => {
      if (!this.renderers.includes(renderer)) return;
      this.options.report(`a rendering process of ${this.#name} was lost: ${reason}`);
      this.options.onLost?.();
      const isHopeless = !renderer.used && performance.now() - since < shortLifeMs;
      this.#pauseMs = isHopeless ? longer(this.#pauseMs) : 0;
      this.#replace(renderer);
    });
    this.onChange();
    const { idleMs } = this.options;
    if (idleMs !== undefined) void this.#endWhenIdle(renderer, idleMs);
  }

  async #endWhenIdle(renderer: Renderer, idleMs: number): Promise<void> {
    for (let leftMs = idleMs; leftMs > 0; leftMs = this.#usedAt + idleMs - performance.now()) {
      await pause(leftMs, undefined, { ref: false });
    }
    const at = this.renderers.indexOf(renderer);
    if (at >= 0) this.renderers.splice(at, 1);
    renderer.retire();
  }

  #replace(renderer: Renderer): void {
    this.renderers.splice(this.renderers.indexOf(renderer), 1);
    renderer.retire();
    void this.fill();
  }

  async #shrinkWhenQuiet(): Promise<void> {
    const { quietMs } = this.options;
    while (this.renderers.length > 1) {
      const leftMs = this.#crowdedAt + quietMs - performance.now();
      if (leftMs <= 0) this.renderers.pop()?.retire();
      else await pause(leftMs, undefined, { ref: false });
    }
  }
}

function getReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function longer(pauseMs: number): number {
  return Math.min(pauseMs * 2 || pauses.firstMs, pauses.longestMs);
}
