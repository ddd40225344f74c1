import { type ChildProcess, fork } from 'node:child_process';
import { endWithParent } from './end-with-parent.ts';
import { HangLimit, type HangTimes } from './hang-limit.ts';
import { LastOutput } from './last-output.ts';
import { PassedReads } from './passed-reads.ts';
import { isOverloaded, processorTimes } from './processor-times.ts';
import { childArgs, childOptions } from './render-confinement.ts';
import {
  rememberedReleases,
  type RenderedPage,
  type RenderOrder,
  type RenderReport,
  type RenderRequest,
  type RenderSetup,
  type SiteReleases,
} from './render-protocol.ts';
import { RendererLost } from './renderer-lost.ts';
import { takenPage, takenProblems, takenReason } from './taken-page.ts';
import { watchMemory } from './watch-memory.ts';

export interface RendererOptions extends HangTimes {
  program: string;
  setup: Omit<RenderSetup, 'beatMs'>;
  /** The timeout of loading its remote. */
  warmUpMs: number;
  /** The heap limit of the process, in MB. A process that needs more ends, without affecting others. */
  heapMb: number;
  /** The memory limit of the process, in MB, which is enforced even while it is busy; absent: none. */
  mostMb?: number;
  /** See `measure`. */
  isMeasured?: boolean;
}

/** A page to render; without releases it is rendered with those of the setup. */
export type PageOrder = Omit<RenderRequest, 'id' | 'releases'> & { releases?: SiteReleases };

interface Rendering {
  path: string;
  begun: boolean;
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
  limit: HangLimit;
}

/**
 * One process that renders the pages of one remote's release. Only a process isolates enough: rendering code
 * comes from separately released remotes, and a thread that runs out of memory ends the whole server.
 */
export class Renderer {
  readonly #renderings = new Map<number, Rendering>();
  readonly #child: ChildProcess;
  readonly #options: RendererOptions;
  readonly #reads: PassedReads;
  /** The sets of releases that the process still has, with their numbers. */
  readonly #releases = new Map<SiteReleases, number>();
  #nextReleases = 1;
  #next = 1;
  #alive = true;
  #retired = false;
  #isReady = false;
  #memory = 0;
  #measured: (retained: number | null) => void = () => undefined;
  readonly #lastOutput = new LastOutput();
  #away = false;

  /** The process's CPU times: on a busy machine it may be slow because it gets no processor, which is not hanging. */
  readonly #processor = () => processorTimes(this.#child.pid);

  /** Called when its remote does not load, and when it does again. */
  onAway: () => void = () => undefined;

  /** Resolves with the problems of loading its remote; the affected pages are rendered in the browser. */
  readonly ready: Promise<string[]>;
  /** Resolves with the reason once the process is gone or is being ended. */
  readonly ended: Promise<string>;
  #end: (reason: string) => void = () => undefined;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#child = fork(options.program, childArgs(options.setup.remote), childOptions(options));
    endWithParent(this.#child);
    const { setup, beats } = options;
    this.#reads = new PassedReads(
      setup,
      (order) => this.#send(order),
      (reason) => this.#die(reason),
    );
    this.#child.stderr?.on('data', (text: Buffer) => this.#lastOutput.add(text.toString()));
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.ready = new Promise((resolve, reject) => {
      const late = () => this.#die('the rendering process did not get ready in time');
      const times = { timeoutMs: options.warmUpMs, beats: { ...beats, silentMs: options.warmUpMs } };
      const limit = new HangLimit(times, late, this.#processor);
      this.#child.on('message', (report: RenderReport) => {
        if (!this.#alive) return;
        if (report.kind === 'beat' && !this.#isReady) limit.beat();
        if (report.kind !== 'ready') return this.#take(report);
        this.#isReady = true;
        limit.stop();
        resolve(takenProblems(report.problems));
      });
      void this.ended.then((reason) => {
        limit.stop();
        reject(new Error(reason));
      });
    });
    this.ready.catch(() => undefined);
    const stopWatching = watchMemory(this.#child.pid, options.mostMb, (reason) => this.#die(reason));
    void this.ended.then(stopWatching);
    this.#child.on('error', (error) => this.#die(error.message));
    this.#child.on('close', (code, signal) => {
      // A page cannot send signals: SIGKILL came from another program, or from the system when it ran out of memory.
      const isFault = signal !== 'SIGKILL' || !isOverloaded();
      this.#die(`the rendering process ended (${signal ?? code})${this.#lastOutput.explanation}`, isFault);
    });
    this.#send({ kind: 'setup', setup: { ...setup, beatMs: beats.beatMs } });
  }

  get alive(): boolean {
    return this.#alive;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** The number of pages that it is rendering. */
  get busy(): number {
    return this.#renderings.size;
  }

  /** Whether it has rendered or begun a page. */
  get used(): boolean {
    return this.#next > 1;
  }

  /** Whether it has not loaded its remote so far. */
  get away(): boolean {
    return this.#away;
  }

  /** The memory of the process when it last finished a page, in bytes. */
  get memory(): number {
    return this.#memory;
  }

  /** The memory in use after a garbage collection, in bytes; null when the process has ended or cannot measure it. */
  measure(): Promise<number | null> {
    return new Promise((resolve) => {
      const limit = new HangLimit(this.#options, () => resolve(null), this.#processor);
      this.#measured = (retained) => {
        limit.stop();
        resolve(retained);
      };
      if (this.#alive) this.#send({ kind: 'measure' });
      else this.#measured(null);
    });
  }

  /** @throws RendererLost when the process ended or hung; Error when the page could not be rendered */
  render({ path, releases, ...where }: PageOrder): Promise<RenderedPage> {
    if (!this.#alive) return Promise.reject(new RendererLost('the rendering process is gone', 'waiting'));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const limit = this.#limit(`the rendering process did not begin ${path} in time`);
      this.#renderings.set(id, { path, begun: false, resolve, reject, limit });
      if (where.apiUpstream !== undefined) this.#reads.allow(where.apiUpstream);
      this.#send({ kind: 'render', id, path, releases: this.#numberOf(releases), ...where });
    });
  }

  /** Ends the process when its pending pages are finished. */
  retire(): void {
    this.#retired = true;
    if (this.busy === 0) this.#die('the rendering process was retired');
  }

  /** Sends releases once, and not with every page. */
  #numberOf(releases: SiteReleases | undefined): number {
    if (!releases) return 0;
    const known = this.#releases.get(releases);
    if (known !== undefined) return known;
    const number = this.#nextReleases++;
    this.#releases.set(releases, number);
    for (const [older, at] of this.#releases) {
      if (at <= number - rememberedReleases) this.#releases.delete(older);
    }
    this.#send({ kind: 'releases', number, releases });
    return number;
  }

  #send(order: RenderOrder): void {
    // A process that could not start has no channel. Errors of sending are ignored: the exit is handled elsewhere.
    if (this.#child.connected) this.#child.send(order, () => undefined);
  }

  #limit(reason: string): HangLimit {
    return new HangLimit(this.#options, (ran) => this.#die(reason, ran || !isOverloaded()), this.#processor);
  }

  #take(report: Exclude<RenderReport, { kind: 'ready' }>): void {
    if (report.kind === 'beat') for (const { limit } of this.#renderings.values()) limit.beat();
    else if (report.kind === 'measured') this.#measured(report.retained);
    else if (report.kind === 'read') this.#reads.read(report);
    else if (report.kind === 'unneeded') this.#reads.giveUp(report.id);
    else if (report.kind === 'away') {
      this.#away = report.away;
      this.onAway();
    } else this.#takePage(report);
  }

  #takePage(report: Extract<RenderReport, { kind: 'begun' | 'rendered' | 'failed' }>): void {
    const rendering = this.#renderings.get(report.id);
    if (!rendering) return;
    rendering.limit.stop();
    if (report.kind === 'begun') {
      rendering.begun = true;
      rendering.limit = this.#limit(`rendering ${rendering.path} hung`);
      return;
    }
    this.#renderings.delete(report.id);
    const page = report.kind === 'rendered' ? takenPage(report.page) : null;
    if (report.kind === 'rendered') this.#memory = Number(report.memory);
    const reason = report.kind === 'failed' ? takenReason(report.message) : 'it is no page';
    if (page) rendering.resolve(page);
    else rendering.reject(new Error(reason));
    if (this.#retired && this.busy === 0) this.#die('the rendering process was retired');
  }

  #die(reason: string, isFault = true): void {
    if (!this.#alive) return;
    this.#alive = false;
    this.#reads.stop();
    this.#child.kill('SIGKILL');
    const lost = [...this.#renderings.values()];
    this.#renderings.clear();
    this.#measured(null);
    const stage = lost.filter(({ begun }) => begun).length === 1 ? 'alone' : 'among';
    for (const { begun, limit, reject } of lost) {
      limit.stop();
      reject(new RendererLost(reason, begun ? stage : 'waiting', isFault));
    }
    this.#end(reason);
  }
}
