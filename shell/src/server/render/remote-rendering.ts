import type { RenderedPage } from '@summit/rendering/render-protocol';
import type { PageOrder } from '@summit/rendering/renderer';
import { type Asked, RenderQueue, type RenderQueueOptions } from './render-queue.ts';
import type { RenderTeam } from './render-team.ts';

/** Renders the pages of one remote in its live release: a queue of pages, and the processes that render them. */
export class RemoteRendering {
  readonly #queue: RenderQueue;
  #team: RenderTeam | undefined;

  constructor(
    options: RenderQueueOptions,
    private readonly onAway: () => void = () => undefined,
  ) {
    this.#queue = new RenderQueue(
      options,
      () => this.#team?.renderers ?? [],
      () => void this.#team?.grow(),
    );
  }

  get team(): RenderTeam | undefined {
    return this.#team;
  }

  /** Whether a page can be rendered now without waiting for a process to start. */
  get isReady(): boolean {
    return this.#team?.renderers.some(({ alive }) => alive) ?? false;
  }

  /** The number of pages that wait for a process. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** @throws Error when the page cannot be rendered on the server now */
  async render(asked: Asked, order: PageOrder): Promise<RenderedPage> {
    const team = this.#team;
    if (!team) throw new Error('no rendering process is ready');
    team.use();
    try {
      return await this.#queue.render(asked, order);
    } finally {
      team.replaceLarge();
    }
  }

  /** Switches to these processes; the previous ones finish their pages. */
  handTo(team: RenderTeam): void {
    const before = this.#team;
    this.#team = team;
    team.onChange = () => {
      this.onAway();
      this.#queue.dispatch();
    };
    this.#queue.forgive();
    this.#queue.dispatch();
    before?.retire();
  }

  stop(): void {
    this.#team?.retire();
    this.#team = undefined;
    this.#queue.stop();
  }
}
