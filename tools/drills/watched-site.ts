import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** What a site server holds, at its least within some seconds: what waits to be collected is not counted. */
export interface Held {
  heapMb: number;
  descriptors: number;
}

const samples = 15;
const everyMs = 1000;

/** @param metrics the address of the site server's metrics */
export async function whatIsHeld(metrics: string): Promise<Held> {
  const held: Held = { heapMb: Infinity, descriptors: Infinity };
  for (let sample = 0; sample < samples; sample += 1) {
    const text = await (await fetch(metrics)).text();
    const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    held.heapMb = Math.min(held.heapMb, valueOf('nodejs_heap_size_used_bytes') / 2 ** 20);
    held.descriptors = Math.min(held.descriptors, valueOf('process_open_fds'));
    await pause(everyMs);
  }
  return held;
}

/** Counts the rendering processes of a site server again and again, until it is stopped; on Linux alone. */
export class RendererCount {
  most = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(pid: number) {
    this.#timer = setInterval(() => {
      this.most = Math.max(this.most, renderersOf(pid).length);
    }, 100);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** Each has a shell beside it that ends it with the server: a child as well, and no renderer. */
function renderersOf(pid: number): string[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return children.filter((child) => read(`/proc/${child}/cmdline`).includes('/server/main.js'));
}

/** Nothing of a process that has just ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
