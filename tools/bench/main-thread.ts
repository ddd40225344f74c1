import type { Browser } from '@playwright/test';
import { countTraffic, phone, untilAtRest } from './page-load.ts';

/** One event of Chromium's trace, as far as it is read here; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** What it took of the processor, of an event that has an end. */
  tdur?: number;
  args?: { name?: string };
}

/** What each task of a thread is one of; whatever happens in it lies inside. */
const task = 'ThreadControllerImpl::RunTask';
const categories = ['-*', 'toplevel', '__metadata'];

/**
 * The processor time in ms that the main threads of a page's processes took. Unlike the time on a clock it is nearly
 * the same whatever else the machine does.
 * @throws Error when the trace has none
 */
export function mainThreadMs(events: readonly TraceEvent[]): number {
  const key = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const names = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const mainThreads = new Set(names.map(key));
  const tasks = events.filter((event) => event.name === task && mainThreads.has(key(event)));
  const isTimed = tasks.some(({ tdur }) => tdur !== undefined);
  if (!isTimed) throw new Error('The trace has no task of a main thread');
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/**
 * Loads an address once with an empty cache, on a quick network and the processor as it is: Chromium slows a processor by keeping it
 * busy, which would be counted. @throws Error when it does not respond with 200
 */
export async function measureMainThread(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const traffic = await countTraffic(await context.newCDPSession(page));
    await browser.startTracing(page, { categories });
    const response = await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    if (response?.status() !== 200) throw new Error(`${url} responds with ${response?.status()}`);
    await untilAtRest(page, traffic.lastAt);
    const trace = await browser.stopTracing();
    const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
    return mainThreadMs(traceEvents);
  } finally {
    await context.close();
  }
}
