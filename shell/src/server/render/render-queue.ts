import type { RenderedPage } from '@summit/rendering/render-protocol';
import type { PageOrder, Renderer } from '@summit/rendering/renderer';
import { RendererLost } from '@summit/rendering/renderer-lost';
import { FairTurns, type Waits } from './fair-turns.ts';

export interface RenderQueueOptions {
  /** The most pages that may wait for a process; any further page is refused immediately. */
  length: number;
  /** The most waiting pages of one network. */
  lengthEach: number;
  /** How long a page waits for a process. */
  waitMs: number;
  /** A page that waits for this long shows that there are too few processes; repeated while it waits. */
  crowdedMs: number;
  /** The pages that one process renders concurrently: most of a rendering is waiting for the API. */
  atOnce: number;
  /** How long a page that ended its process is left to the browser. */
  avoidMs: number;
  report: (message: string) => void;
}

/** The part of a renderer that the queue needs. */
export type Rendering = Pick<Renderer, 'alive' | 'busy' | 'render'>;

/** A visitor's network has too many waiting pages. This is no failure of the page. */
export class TooManyOfNetwork extends Error {
  override readonly name = 'TooManyOfNetwork';

  constructor() {
    super('too many pages of one network are waiting to be rendered');
  }
}

/** The requested page, and the network of the visitor. */
export interface Asked {
  /** The page's id: many addresses may be one page. */
  page: string;
  /** The network of the visitor who waits for it; null: it is for this site itself. */
  network?: string | null;
}

/** The most times that a page may be lost with its process; it may be another page there that hangs. */
const mostLosses = 3;

interface Waiting extends Waits {
  page: string;
  order: PageOrder;
  resolve: (page: RenderedPage) => void;
  reject: (error: unknown) => void;
  /** How often the page was lost with its process. */
  losses: number;
  timers: NodeJS.Timeout[];
}

/**
 * Distributes the pages of one remote to its processes. When a process ends while it renders a single page, that
 * page is the cause, and is not rendered for a while. When it was rendering several, each of them is rendered alone
 * once, to find out.
 */
export class RenderQueue {
  readonly #waiting: Waiting[] = [];
  readonly #turns = new FairTurns();
  /** This and the next one hold ids of pages, so their size is limited by the site map. */
  readonly #suspects = new Set<string>();
  readonly #avoidedUntil = new Map<string, number>();
  /** Processes that render a single page. */
  readonly #quarantined = new Set<Rendering>();

  constructor(
    private readonly options: RenderQueueOptions,
    private readonly processes: () => readonly Rendering[],
    /** Called when a page has waited for long. */
    private readonly onCrowded: () => void = () => undefined,
  ) {}

  /** @throws Error when the page cannot be rendered on the server now */
  render({ page, network = null }: Asked, order: PageOrder): Promise<RenderedPage> {
    if ((this.#avoidedUntil.get(page) ?? 0) > performance.now()) {
      return Promise.reject(new RendererLost(`${page} ended its rendering process a moment ago`, 'alone'));
    }
    const { length, lengthEach } = this.options;
    const ofNetwork = this.#waiting.filter((waiting) => waiting.network === network).length;
    if (network !== null && ofNetwork >= lengthEach) return Promise.reject(new TooManyOfNetwork());
    if (this.#waiting.length >= length) {
      return Promise.reject(new Error('too many pages are waiting to be rendered'));
    }
    return new Promise((resolve, reject) => {
      this.#wait({ page, network, order, resolve, reject, losses: 0, timers: [] });
      this.dispatch();
    });
  }

  /** Call it when a process was added or has become free. */
  dispatch(): void {
    const reserved = new Set(this.#quarantined);
    const undecided = [...this.#waiting];
    for (;;) {
      const waiting = this.#turns.next(undecided);
      const free = this.processes()
        .filter((process) => process.alive && !reserved.has(process))
        .sort((a, b) => a.busy - b.busy)[0];
      if (!waiting || !free) return;
      undecided.splice(undecided.indexOf(waiting), 1);
      const alone = this.#suspects.has(waiting.page);
      if (alone && free.busy > 0) {
        // The process gets no other page until it is idle and can take this one.
        reserved.add(free);
      } else if (free.busy < this.options.atOnce) {
        if (alone) {
          reserved.add(free);
          this.#quarantined.add(free);
        }
        this.#hand(waiting, free, alone);
      }
    }
  }

  /** The number of pages that wait for a process. */
  get length(): number {
    return this.#waiting.length;
  }

  /** Call it when the code has changed: every page is tried again. */
  forgive(): void {
    this.#suspects.clear();
    this.#avoidedUntil.clear();
  }

  stop(): void {
    for (const waiting of [...this.#waiting]) this.#leave(waiting).reject(new Error('the site is stopping'));
  }

  #hand(waiting: Waiting, process: Rendering, alone: boolean): void {
    const { page, order, resolve, reject } = this.#leave(waiting);
    this.#turns.hasTurn(waiting, this.#waiting);
    process
      .render(order)
      .then(
        (rendered) => {
          if (alone) this.#suspects.delete(page);
          resolve(rendered);
        },
        (error: unknown) => {
          if (!(error instanceof RendererLost)) return reject(error);
          if (!this.#tryAgain(waiting, error)) reject(error);
        },
      )
      .finally(() => {
        if (alone) this.#quarantined.delete(process);
        this.dispatch();
      });
  }

  /** @returns false when the page itself ended the process, or was lost too often */
  #tryAgain(waiting: Waiting, { stage, isFault, message }: RendererLost): boolean {
    const { page, losses } = waiting;
    if (stage === 'alone' && isFault) {
      this.#suspects.delete(page);
      this.#avoidedUntil.set(page, performance.now() + this.options.avoidMs);
      this.options.report(`${page} is left to the browser for a while: ${message}`);
      return false;
    }
    if (stage === 'among' && isFault) this.#suspects.add(page);
    if (losses === mostLosses) return false;
    this.#wait({ ...waiting, losses: losses + 1 });
    return true;
  }

  #wait(waiting: Waiting): void {
    const { waitMs, crowdedMs } = this.options;
    const late = () => this.#leave(waiting).reject(new Error('no rendering process had time for it'));
    waiting.timers = [setTimeout(late, waitMs), setInterval(this.onCrowded, crowdedMs)];
    this.#waiting.push(waiting);
  }

  #leave(waiting: Waiting): Waiting {
    waiting.timers.forEach(clearTimeout);
    const place = this.#waiting.indexOf(waiting);
    if (place >= 0) this.#waiting.splice(place, 1);
    return waiting;
  }
}
