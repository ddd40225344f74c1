import { setTimeout as pause } from 'node:timers/promises';
import {
  getBegin,
  oldestProcesses,
  type RenderingProcess,
  renderingProcesses,
} from '../testing/sites/rendering-processes.ts';

/** The resources that a site server uses. */
export interface Held {
  heapMb: number;
  rssMb: number;
  descriptors: number;
}

const metricNames: Record<keyof Held, { name: string; unit: number }> = {
  heapMb: { name: 'nodejs_heap_size_used_bytes', unit: 2 ** 20 },
  rssMb: { name: 'process_resident_memory_bytes', unit: 2 ** 20 },
  descriptors: { name: 'process_open_fds', unit: 1 },
};
export const heldKinds = Object.keys(metricNames) as (keyof Held)[];

const samples = 15;
const everyMs = 1000;

/** @param metrics the address of the site server's metrics */
export async function heldNow(metrics: string): Promise<Held> {
  const text = await (await fetch(metrics)).text();
  const getValue = (kind: keyof Held) => {
    const { name, unit } = metricNames[kind];
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / unit;
  };
  return { heapMb: getValue('heapMb'), rssMb: getValue('rssMb'), descriptors: getValue('descriptors') };
}

/** The lowest values within some seconds, because memory that waits for garbage collection does not count. */
export async function leastHeld(metrics: string): Promise<Held> {
  const least: Held = { heapMb: Infinity, rssMb: Infinity, descriptors: Infinity };
  for (let sample = 0; sample < samples; sample += 1) {
    const held = await heldNow(metrics);
    for (const kind of heldKinds) least[kind] = Math.min(least[kind], held[kind]);
    await pause(everyMs);
  }
  return least;
}

const getName = ({ owner, pid, begun }: RenderingProcess) => `${owner} ${pid} ${begun}`;

/** Polls the rendering processes of a site server until it is stopped; on Linux only. */
export class RendererWatch {
  /** The most processes at the same time. */
  most = 0;
  /** All processes that existed at some time, by owner. */
  readonly #met = new Map<string, Set<string>>();
  readonly #first: readonly RenderingProcess[];
  readonly #begun: string;
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly site: number) {
    this.#begun = getBegin(site);
    this.#first = oldestProcesses(site);
    this.#check();
    this.#timer = setInterval(() => this.#check(), 100);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The number of processes that each owner had in succession. */
  get met(): Record<string, number> {
    return Object.fromEntries([...this.#met].map(([owner, names]) => [owner, names.size]));
  }

  /** The owners of initial processes that are gone; the site server itself is one of them. */
  get gone(): string[] {
    const now = new Set(renderingProcesses(this.site).map(getName));
    const gone = this.#first.filter((process) => !now.has(getName(process))).map(({ owner }) => owner);
    return getBegin(this.site) === this.#begun ? gone : ['site server', ...gone];
  }

  #check(): void {
    const processes = renderingProcesses(this.site);
    this.most = Math.max(this.most, processes.length);
    for (const process of processes) {
      this.#met.set(process.owner, (this.#met.get(process.owner) ?? new Set()).add(getName(process)));
    }
  }
}
