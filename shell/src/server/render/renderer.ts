import { type ChildProcess, fork } from 'node:child_process';
import { endWithParent } from './end-with-parent.ts';
import { HangLimit, type HangTimes } from './hang-limit.ts';
import { processorWait } from './processor-wait.ts';
import { childOptions } from './render-confinement.ts';
import type {
  RenderedPage,
  RenderOrder,
  RenderReport,
  RenderRequest,
  RenderSetup,
} from './render-protocol.ts';

export interface RendererOptions extends HangTimes {
  program: string;
  setup: RenderSetup;
  /** How long loading every live remote may take. */
  warmUpMs: number;
  /** What the process may hold in its heap, in MB. One that needs more ends, and nothing but itself. */
  heapMb: number;
  /** See `measure`. */
  isMeasured?: boolean;
}

/** A page was lost with the process that rendered it. */
export class RendererLost extends Error {
  override readonly name = 'RendererLost';

  constructor(
    reason: string,
    /** `waiting`: not begun yet. `alone`: nothing else was being rendered. `among`: it is one of several. */
    readonly stage: 'waiting' | 'alone' | 'among',
  ) {
    super(reason);
  }
}

interface Rendering {
  path: string;
  begun: boolean;
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
  limit: HangLimit;
}

/**
 * One process that renders pages for one registry revision. Only a process isolates enough: rendering code
 * comes from separately released remotes, and a thread that runs out of memory ends the whole server.
 */
export class Renderer {
  readonly #renderings = new Map<number, Rendering>();
  readonly #child: ChildProcess;
  readonly #options: RendererOptions;
  #next = 1;
  #alive = true;
  #retired = false;
  #memory = 0;
  #measured: (retained: number | null) => void = () => undefined;
  #lastWords = '';
  #away: readonly string[] = [];

  /** On a busy machine a process takes long because it gets no processor: that is no hanging. */
  readonly #waitedMs = () => processorWait(this.#child.pid);

  /** Called when other remotes are away than before. */
  onAway: () => void = () => undefined;

  /** What went wrong while the process loaded its remotes; such pages are rendered in the browser. */
  readonly ready: Promise<string[]>;
  /** Resolves with the reason once the process is gone or is being ended. */
  readonly ended: Promise<string>;
  #end: (reason: string) => void = () => undefined;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#child = fork(options.program, [], childOptions(options));
    endWithParent(this.#child);
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.#lastWords = `${this.#lastWords}${text.toString()}`.slice(-8000);
    });
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.ready = new Promise((resolve, reject) => {
      const late = () => this.#die('the rendering process did not get ready in time');
      const limit = new HangLimit({ timeoutMs: options.warmUpMs }, late, this.#waitedMs);
      this.#child.on('message', (report: RenderReport) => {
        if (report.kind === 'away') return this.#setAway(report.names);
        if (report.kind === 'measured') return this.#measured(report.retained);
        if (report.kind === 'beat') return this.#beat();
        if (report.kind !== 'ready') return this.#take(report);
        limit.stop();
        resolve(report.problems);
      });
      void this.ended.then((reason) => {
        limit.stop();
        reject(new Error(reason));
      });
    });
    this.ready.catch(() => undefined);
    this.#child.on('error', (error) => this.#die(error.message));
    this.#child.on('close', (code, signal) => {
      this.#die(`the rendering process ended (${signal ?? code})${this.#explanation()}`);
    });
    this.#send({ kind: 'setup', setup: options.setup });
  }

  get alive(): boolean {
    return this.#alive;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** The number of pages that it renders just now. */
  get busy(): number {
    return this.#renderings.size;
  }

  /** The remotes that it could not load so far. */
  get away(): readonly string[] {
    return this.#away;
  }

  /** What the process held when it last finished a page, in bytes. */
  get memory(): number {
    return this.#memory;
  }

  /** What is still in use after a collection of garbage, in bytes; null of a process that is gone or does not say it. */
  measure(): Promise<number | null> {
    return new Promise((resolve) => {
      const limit = new HangLimit(this.#options, () => resolve(null), this.#waitedMs);
      this.#measured = (retained) => {
        limit.stop();
        resolve(retained);
      };
      if (this.#alive) this.#send({ kind: 'measure' });
      else this.#measured(null);
    });
  }

  /** @throws RendererLost when the process ended or hung; Error when the page could not be rendered */
  render({ path, ...where }: Omit<RenderRequest, 'id'>): Promise<RenderedPage> {
    if (!this.#alive) return Promise.reject(new RendererLost('the rendering process is gone', 'waiting'));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const limit = this.#limit(`the rendering process did not begin ${path} in time`);
      this.#renderings.set(id, { path, begun: false, resolve, reject, limit });
      this.#send({ kind: 'render', id, path, ...where });
    });
  }

  /** Lets what is being rendered finish, then ends the process. */
  retire(): void {
    this.#retired = true;
    if (this.busy === 0) this.#die('the rendering process was retired');
  }

  #setAway(names: readonly string[]): void {
    this.#away = names;
    this.onAway();
  }

  #send(order: RenderOrder): void {
    // A process that is gone is noticed by its end.
    this.#child.send(order, () => undefined);
  }

  #limit(reason: string): HangLimit {
    return new HangLimit(this.#options, () => this.#die(reason), this.#waitedMs);
  }

  #beat(): void {
    for (const { limit } of this.#renderings.values()) limit.beat();
  }

  #take(report: Exclude<RenderReport, { kind: 'ready' | 'away' | 'measured' | 'beat' }>): void {
    const rendering = this.#renderings.get(report.id);
    if (!rendering) return;
    rendering.limit.stop();
    if (report.kind === 'begun') {
      rendering.begun = true;
      rendering.limit = this.#limit(`rendering ${rendering.path} hung`);
      return;
    }
    this.#renderings.delete(report.id);
    if (report.kind === 'rendered') {
      this.#memory = report.memory;
      rendering.resolve(report.page);
    } else {
      rendering.reject(new Error(report.message));
    }
    if (this.#retired && this.busy === 0) this.#die('the rendering process was retired');
  }

  #die(reason: string): void {
    if (!this.#alive) return;
    this.#alive = false;
    this.#child.kill('SIGKILL');
    const lost = [...this.#renderings.values()];
    this.#renderings.clear();
    this.#measured(null);
    const stage = lost.filter(({ begun }) => begun).length === 1 ? 'alone' : 'among';
    for (const { begun, limit, reject } of lost) {
      limit.stop();
      reject(new RendererLost(reason, begun ? stage : 'waiting'));
    }
    this.#end(reason);
  }

  /** The most informative line of its last output. */
  #explanation(): string {
    const line = /^(?:Uncaught )?(?:\w*Error\b|FATAL).*$/m.exec(this.#lastWords)?.[0];
    return line ? `: ${line.trim().slice(0, 300)}` : '';
  }
}
