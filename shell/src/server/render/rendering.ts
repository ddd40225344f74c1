import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@summit/contract/registry';
import { type LiveRemotes, pageAt } from '../../federation/live-remotes.ts';
import { liveRemotesFor } from '../public-registry.ts';
import type { RenderedPage, RenderRequest, RenderSetup } from './render-protocol.ts';
import { RenderQueue, type RenderQueueOptions } from './render-queue.ts';
import { Renderer, type RendererOptions } from './renderer.ts';

export interface RenderingOptions extends Omit<RendererOptions, 'setup'>, RenderQueueOptions {
  setup: Omit<RenderSetup, 'server' | 'browser'>;
  /** Processes of one revision. With two, a page that loops or ends one leaves the other for everybody else. */
  processes: number;
  /** A process that holds more than this many MB is replaced. */
  memoryMb: number;
  /** Learns which live remotes do not load on the server, at every change of it. */
  onAway?: (registry: Registry, names: readonly string[]) => void;
  /** A revision has taken over: what was rendered before is out of date. Resolves when visitors no longer get it. */
  onSwitched: () => void | Promise<void>;
  /** A process hung, ended or needed too much. */
  onLost?: () => void;
}

/** What the site's server allows its renderings. */
export const renderingLimits = {
  processes: 2,
  atOnce: 8,
  length: 100,
  warmUpMs: 30_000,
  avoidMs: 60_000,
  heapMb: 256,
  memoryMb: 640,
} as const satisfies Partial<RenderingOptions>;

/**
 * What follows from how long rendering a page may take: a page that ends itself in time is not taken for one that hangs.
 * @param renderMs in milliseconds
 */
export function renderingTimes(renderMs: number): Pick<RenderingOptions, 'waitMs' | 'timeoutMs'> {
  return { waitMs: renderMs, timeoutMs: renderMs + 3000 };
}

/** The processes of one registry revision. */
interface Team {
  registry: Registry;
  live: LiveRemotes;
  renderers: Renderer[];
  /** Visitors get pages of no revision before. */
  shown: boolean;
  filling: boolean;
  pauseMs: number;
}

const pauses = { firstMs: 500, longestMs: 30_000 };
/** A process that ends sooner than this after it was ready may be one that always does. */
const shortLifeMs = 5000;

/**
 * Renders with the processes of the current registry revision. A new revision gets its own processes, which take over
 * when the first of them is warm; a process that ends is replaced.
 */
export class Rendering {
  readonly #queue: RenderQueue;
  /** Processes that are not ready yet, and what they are for: the turn that is to take over, or a team with too few. */
  readonly #warming = new Map<Renderer, Team | number>();
  #team: Team | undefined;
  #shownBefore: number | null = null;
  #turn = 0;

  constructor(
    private readonly options: RenderingOptions,
    private readonly start: (options: RendererOptions) => Renderer = (given) => new Renderer(given),
  ) {
    this.#queue = new RenderQueue(options, () => this.#team?.renderers ?? []);
  }

  /**
   * Resolves when `registry` has taken over, or its first attempt has failed: it is then tried again in the background,
   * and the revision before stays in place meanwhile.
   */
  async switchTo(registry: Registry): Promise<void> {
    const turn = ++this.#turn;
    // Candidates and shares come and go: what is live stays warm.
    if (this.#team && isDeepStrictEqual(this.#team.registry.live, registry.live)) {
      this.#team.registry = registry;
      return;
    }
    this.#giveUpWarming((purpose) => typeof purpose === 'number');
    if (!(await this.#takeOver(registry, turn))) void this.#keepTrying(registry, turn);
  }

  /** The registry's revision that visitors get; null while they get none. */
  get revision(): number | null {
    return this.#team?.shown === false ? this.#shownBefore : (this.#team?.registry.revision ?? null);
  }

  /** Pages that wait for a process, and processes that render. */
  get load(): { waiting: number; processes: number } {
    return { waiting: this.#queue.length, processes: this.#team?.renderers.length ?? 0 };
  }

  /** @throws Error when the page cannot be rendered on the server now */
  async render(request: Omit<RenderRequest, 'id'>): Promise<RenderedPage> {
    const team = this.#team;
    if (!team) throw new Error('no rendering process is ready');
    const found = pageAt(team.live, request.path);
    const page = found ? `${found.remote.name}'s page ${found.page.id}` : 'the page for unknown addresses';
    try {
      return await this.#queue.render(page, request);
    } finally {
      this.#replaceLarge(team);
    }
  }

  stop(): void {
    this.#turn += 1;
    this.#giveUpWarming(() => true);
    this.#retire(this.#team);
    this.#team = undefined;
    this.#queue.stop();
  }

  async #keepTrying(registry: Registry, turn: number): Promise<void> {
    let pauseMs = pauses.firstMs;
    do {
      await pause(pauseMs, undefined, { ref: false });
      pauseMs = longer(pauseMs);
    } while (turn === this.#turn && !(await this.#takeOver(registry, turn)));
  }

  /** @returns false when its first process did not get ready */
  async #takeOver(registry: Registry, turn: number): Promise<boolean> {
    const renderer = await this.#warm(registry, turn);
    // A newer revision came while this one warmed up.
    if (turn !== this.#turn) {
      renderer?.retire();
      return true;
    }
    if (!renderer) return false;
    const before = this.#team;
    const live = liveRemotesFor('server', registry);
    const team: Team = { registry, live, renderers: [], shown: false, filling: false, pauseMs: 0 };
    this.#shownBefore = this.revision;
    this.#team = team;
    this.#queue.forgive();
    this.#join(team, renderer);
    this.#retire(before);
    this.#giveUpWarming((purpose) => purpose === before);
    await this.options.onSwitched();
    team.shown = true;
    // Only now: what loads meanwhile takes time from the pages that are rendered again.
    void this.#fill(team);
    return true;
  }

  /** A process that is ready, or undefined when it did not get there. */
  async #warm(registry: Registry, purpose: Team | number): Promise<Renderer | undefined> {
    const { program, setup, timeoutMs, warmUpMs, heapMb, report } = this.options;
    const releases = {
      server: liveRemotesFor('server', registry),
      browser: liveRemotesFor('browser', registry),
    };
    const renderer = this.start({ program, timeoutMs, warmUpMs, heapMb, setup: { ...setup, ...releases } });
    this.#warming.set(renderer, purpose);
    try {
      for (const problem of await renderer.ready) report(problem);
      return renderer;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (this.#warming.has(renderer)) {
        report(`revision ${registry.revision} is not rendered on the server: ${reason}`);
      }
      renderer.retire();
      return undefined;
    } finally {
      this.#warming.delete(renderer);
    }
  }

  /** Nobody waits for them any more: what loads for a revision that is out of date takes time from visitors. */
  #giveUpWarming(isOver: (purpose: Team | number) => boolean): void {
    for (const [renderer, purpose] of this.#warming) {
      if (!isOver(purpose)) continue;
      this.#warming.delete(renderer);
      renderer.retire();
    }
  }

  #join(team: Team, renderer: Renderer): void {
    const since = Date.now();
    team.renderers.push(renderer);
    renderer.onAway = () => this.#noteAway(team);
    this.#noteAway(team);
    void renderer.ended.then((reason) => {
      if (!team.renderers.includes(renderer)) return;
      this.options.report(`a rendering process was lost: ${reason}`);
      this.options.onLost?.();
      team.pauseMs = Date.now() - since < shortLifeMs ? longer(team.pauseMs) : 0;
      this.#replace(team, renderer);
    });
    this.#queue.dispatch();
  }

  /** A remote is away when no process has it: while one does, its pages are rendered. */
  #noteAway(team: Team): void {
    if (team !== this.#team) return;
    const [first, ...others] = team.renderers;
    const names = (first?.away ?? []).filter((name) => others.every(({ away }) => away.includes(name)));
    this.options.onAway?.(team.registry, names);
  }

  #replaceLarge(team: Team): void {
    const { memoryMb, report, onLost } = this.options;
    for (const renderer of team.renderers.filter(({ memory }) => memory > memoryMb * 2 ** 20)) {
      report(`a rendering process holds ${Math.round(renderer.memory / 2 ** 20)} MB and is replaced`);
      onLost?.();
      this.#replace(team, renderer);
    }
  }

  #replace(team: Team, renderer: Renderer): void {
    team.renderers = team.renderers.filter((other) => other !== renderer);
    renderer.retire();
    void this.#fill(team);
  }

  async #fill(team: Team): Promise<void> {
    if (team.filling) return;
    team.filling = true;
    while (team === this.#team && team.renderers.length < this.options.processes) {
      await pause(team.pauseMs, undefined, { ref: false });
      const renderer = await this.#warm(team.registry, team);
      if (!renderer) team.pauseMs = longer(team.pauseMs);
      else if (team === this.#team) this.#join(team, renderer);
      else renderer.retire();
    }
    team.filling = false;
  }

  #retire(team: Team | undefined): void {
    for (const renderer of team?.renderers.splice(0) ?? []) renderer.retire();
  }
}

function longer(pauseMs: number): number {
  return Math.min(pauseMs * 2 || pauses.firstMs, pauses.longestMs);
}
