import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { pageAt } from '@summit/contract/releases/live-remotes';
import type { LiveRelease, Registry } from '@summit/contract/releases/registry';
import type { RenderedPage, RenderSetup } from '@summit/rendering/render-protocol';
import { type PageOrder, Renderer, type RendererOptions } from '@summit/rendering/renderer';
import { changedRemotes, hasCode, without } from './release-changes.ts';
import { RemoteRendering } from './remote-rendering.ts';
import type { Asked, RenderQueueOptions } from './render-queue.ts';
import { RenderTeam, type TeamOptions } from './render-team.ts';
import { RestartTurns } from './restart-turns.ts';
import { isRendered, siteReleases } from './site-releases.ts';

type OfTeams = Omit<TeamOptions, 'setup' | 'start' | 'turns' | 'mayGrow' | 'idleMs'>;

export interface RenderingOptions extends OfTeams, RenderQueueOptions {
  setup: Omit<RenderSetup, 'server' | 'browser' | 'remote' | 'beatMs'>;
  /** How long the process of what no remote has code for stays after a page: on most sites nearly nobody asks for one. */
  frameIdleMs: number;
  /** Processes that all remotes together may have besides one each, while pages wait. */
  extras: number;
  /** Learns which live remotes do not load on the server, at every change of it. */
  onAway?: (registry: Registry, names: readonly string[]) => void;
  /** A revision has taken over: what was rendered before is out of date. Resolves when visitors no longer get it. */
  onSwitched: () => void | Promise<void>;
}

/** What is asked for: the page at an address, for a visitor of a network. */
export type AskedPage = Omit<PageOrder, 'releases'> & Pick<Asked, 'network'>;

/** A remote's processes of their own, in place of its live ones. */
export interface Instead {
  name: string;
  rendering: RemoteRendering;
}

const retries = { firstMs: 500, longestMs: 30_000 };

/**
 * Renders each page in a process of its own remote, so that a release that leaks, loops or changes what all of its process
 * share reaches its own pages alone. A release gets new processes, which take over when they are warm; all others stay.
 */
export class Rendering {
  /** By name; null: of the pages that no remote has code for. */
  readonly #remotes = new Map<string | null, RemoteRendering>();
  readonly #preparing = new Set<RenderTeam>();
  readonly #turns = new RestartTurns();
  /** What is rendered: of a remote whose new release does not get ready, the one before. */
  #shown: Registry | undefined;
  #isWhole = false;
  /** What visitors get. */
  #revision: number | null = null;
  #turn = 0;
  #switches = 0;

  constructor(
    private readonly options: RenderingOptions,
    private readonly start: (options: RendererOptions) => Renderer = (given) => new Renderer(given),
  ) {}

  /**
   * Resolves when `registry` has taken over, or its first attempt has failed: it is then tried again in the background,
   * and what does not get ready stays as it was meanwhile.
   */
  async switchTo(registry: Registry): Promise<void> {
    const turn = ++this.#turn;
    for (const team of this.#preparing) team.retire();
    // Candidates and shares come and go: what is live stays as it is.
    if (this.#isWhole && isDeepStrictEqual(this.#shown?.live, registry.live)) {
      const isShown = this.#revision === this.#shown?.revision;
      this.#shown = registry;
      if (isShown) this.#revision = registry.revision;
      return;
    }
    if (!(await this.#takeOver(registry, turn))) void this.#keepTrying(registry, turn);
  }

  /** The registry's revision that visitors get; null while they get none. */
  get revision(): number | null {
    return this.#revision;
  }

  /** What is rendered; undefined while nothing is. */
  get shown(): Registry | undefined {
    return this.#shown;
  }

  /** Pages that wait for a process, and processes that render. */
  get load(): { waiting: number; processes: number } {
    const remotes = [...this.#remotes.values()];
    const sum = (of: (remote: RemoteRendering) => number) => remotes.reduce((all, each) => all + of(each), 0);
    return {
      waiting: sum(({ waiting }) => waiting),
      processes: sum(({ team }) => team?.renderers.length ?? 0),
    };
  }

  /**
   * @param registry what the page is rendered with
   * @param instead renders its remote's pages in place of the live processes
   * @throws Error when the page cannot be rendered on the server now
   */
  async render(
    { network = null, ...order }: AskedPage,
    registry = this.#shown,
    instead?: Instead,
  ): Promise<RenderedPage> {
    if (!registry) throw new Error('no rendering process is ready');
    const releases = siteReleases(registry);
    const found = pageAt(releases.server, order.path);
    const page = found ? `${found.remote.name}'s page ${found.page.id}` : 'the page for unknown addresses';
    const owner = found && isRendered(found.remote) ? found.remote.name : null;
    const remote = instead && instead.name === owner ? instead.rendering : this.#remotes.get(owner);
    if (!remote) throw new Error('no rendering process is ready');
    return remote.render({ page, network }, { ...order, releases });
  }

  /** Processes of a release that is not live, beside the live ones. `begun`: its first attempt to get ready is over. */
  apart(release: LiveRelease, registry: Registry): { rendering: RemoteRendering; begun: Promise<void> } {
    const rendering = new RemoteRendering(this.options);
    const team = this.#teamOf(release.descriptor.name, registry);
    rendering.handTo(team);
    const begun = isRendered(release.descriptor) ? team.begin() : Promise.resolve(null);
    return { rendering, begun: begun.then((problem) => void (problem !== null && team.fill())) };
  }

  stop(): void {
    this.#turn += 1;
    for (const team of this.#preparing) team.retire();
    for (const remote of this.#remotes.values()) remote.stop();
    this.#remotes.clear();
    this.#shown = undefined;
    this.#revision = null;
  }

  async #keepTrying(registry: Registry, turn: number): Promise<void> {
    let pauseMs = retries.firstMs;
    do {
      await pause(pauseMs, undefined, { ref: false });
      pauseMs = Math.min(pauseMs * 2, retries.longestMs);
    } while (turn === this.#turn && !(await this.#takeOver(registry, turn)));
  }

  /** @returns false when some release did not get ready */
  async #takeOver(registry: Registry, turn: number): Promise<boolean> {
    const before = this.#shown;
    const { changed, all } = changedRemotes(before, registry);
    const teams = changed.map((name) => this.#teamOf(name, registry));
    const problems = await this.#prepare(teams);
    // A newer revision came while these warmed up.
    if (turn !== this.#turn) {
      for (const team of teams) team.retire();
      return true;
    }
    for (const [team, problem] of problems) {
      const what = `revision ${registry.revision} is not rendered on the server`;
      if (problem !== null) this.options.report(`${what}: '${team.remote}': ${problem}`);
    }
    const failed = teams.filter((team) => problems.get(team) !== null);
    if (!before) {
      if (teams.length > 0 && failed.length === teams.length) return false;
      // There is nothing to stay with: the others are rendered, and these are away until they get ready.
      for (const team of teams) this.#remoteOf(team.remote).handTo(team);
      await this.#show(registry, true, true);
      return true;
    }
    for (const team of teams) if (!failed.includes(team)) this.#remoteOf(team.remote).handTo(team);
    const shown = without(
      registry,
      before,
      failed.map(({ remote }) => remote ?? ''),
    );
    const isWhole = failed.length === 0;
    if (isWhole || !isDeepStrictEqual(shown.live, before.live)) await this.#show(shown, isWhole, all);
    return isWhole;
  }

  async #prepare(teams: readonly RenderTeam[]): Promise<Map<RenderTeam, string | null>> {
    for (const team of teams) this.#preparing.add(team);
    const begun = await Promise.all(teams.map(async (team) => [team, await team.begin()] as const));
    for (const team of teams) this.#preparing.delete(team);
    return new Map(begun);
  }

  /** @param isNew where all releases are new, the frame may be, too: while a site is developed */
  async #show(registry: Registry, isWhole: boolean, isNew: boolean): Promise<void> {
    const number = ++this.#switches;
    this.#shown = registry;
    this.#isWhole = isWhole;
    for (const [name, remote] of this.#remotes) {
      if (name === null || hasCode(registry.live[name])) continue;
      remote.stop();
      this.#remotes.delete(name);
    }
    const frame = this.#remoteOf(null);
    if (!frame.team || isNew) frame.handTo(this.#teamOf(null, registry));
    this.#noteAway();
    await this.options.onSwitched();
    if (number === this.#switches && this.#isWhole) this.#revision = this.#shown?.revision ?? null;
    // Only now: what loads meanwhile takes time from the pages that are rendered again.
    for (const [name, { team }] of this.#remotes) if (name !== null) void team?.fill();
  }

  #remoteOf(name: string | null): RemoteRendering {
    const known = this.#remotes.get(name);
    if (known) return known;
    // The frame's process may have to start first, which takes longer than other pages may wait.
    const queue = name === null ? { ...this.options, waitMs: this.options.warmUpMs } : this.options;
    const remote = new RemoteRendering(queue, () => this.#noteAway());
    this.#remotes.set(name, remote);
    return remote;
  }

  #teamOf(remote: string | null, registry: Registry): RenderTeam {
    return new RenderTeam({
      ...this.options,
      setup: { ...this.options.setup, ...siteReleases(registry), remote },
      idleMs: remote === null ? this.options.frameIdleMs : undefined,
      start: this.start,
      turns: this.#turns,
      mayGrow: () => this.#grown < this.options.extras,
    });
  }

  get #grown(): number {
    return [...this.#remotes.values()].filter(({ team }) => team?.isGrown).length;
  }

  #noteAway(): void {
    const away = [...this.#remotes.values()].flatMap(({ team }) => (team?.isAway && team.remote) || []);
    if (this.#shown) this.options.onAway?.(this.#shown, away);
  }
}
