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
  /** The idle timeout of the process for pages without code of a remote, which most sites rarely need. */
  frameIdleMs: number;
  /** The most additional processes of all remotes together, while pages wait. */
  extras: number;
  /** Called with the live remotes that do not load on the server, whenever they change. */
  onAway?: (registry: Registry, names: readonly string[]) => void;
  /**
   * Called when a new revision is rendered, so that cached pages are outdated. Resolves when they are no longer
   * served.
   */
  onSwitched: () => void | Promise<void>;
}

/** A request for the page at an address, for a visitor of a network. */
export type AskedPage = Omit<PageOrder, 'releases'> & Pick<Asked, 'network'>;

/** Separate processes of a remote, in place of its live ones. */
export interface Instead {
  name: string;
  rendering: RemoteRendering;
}

const retries = { firstMs: 500, longestMs: 30_000 };

/**
 * Renders each page in a process of its remote, so that a release that leaks, loops or patches a global affects only
 * its own pages. A new release gets new processes, which take over when they are warm; all others stay.
 */
export class Rendering {
  /** The renderings by the remote's name; null: for pages without code of a remote. */
  readonly #remotes = new Map<string | null, RemoteRendering>();
  readonly #preparing = new Set<RenderTeam>();
  readonly #turns = new RestartTurns();
  /** The registry that is rendered; for a remote whose new release does not get ready, with the previous one. */
  #shown: Registry | undefined;
  #isWhole = false;
  /** The revision that visitors get. */
  #revision: number | null = null;
  #turn = 0;
  #switches = 0;

  constructor(
    private readonly options: RenderingOptions,
    private readonly start: (options: RendererOptions) => Renderer = (given) => new Renderer(given),
  ) {}

  /**
   * Resolves when `registry` is rendered, or its first attempt has failed: it is then retried in the background, and
   * remotes that do not get ready keep their previous release.
   */
  async switchTo(registry: Registry): Promise<void> {
    const turn = ++this.#turn;
    for (const team of this.#preparing) team.retire();
    // Only candidates or rollouts have changed, so the live processes stay.
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

  /** The registry that is rendered; undefined while none is. */
  get shown(): Registry | undefined {
    return this.#shown;
  }

  /** The numbers of pages that wait for a process, and of processes. */
  get load(): { waiting: number; processes: number } {
    const remotes = [...this.#remotes.values()];
    const sum = (of: (remote: RemoteRendering) => number) => remotes.reduce((all, each) => all + of(each), 0);
    return {
      waiting: sum(({ waiting }) => waiting),
      processes: sum(({ team }) => team?.renderers.length ?? 0),
    };
  }

  /**
   * @param registry the registry that the page is rendered with
   * @param instead the processes that replace the live ones of their remote
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
    // A newer revision arrived while these processes warmed up.
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
      // There is no previous release: the other remotes are rendered, and these are unavailable until they get ready.
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

  /** @param isNew whether all releases are new, so that the frame may be, too, as in development */
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
    // Last, because starting processes would slow down the pages that are rendered again.
    for (const [name, { team }] of this.#remotes) if (name !== null) void team?.fill();
  }

  #remoteOf(name: string | null): RemoteRendering {
    const known = this.#remotes.get(name);
    if (known) return known;
    // The frame's process may have to start first, so its pages may wait longer than others.
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
