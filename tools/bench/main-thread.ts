import type { Browser } from '@playwright/test';
import { countTraffic, phone, untilAtRest } from './page-load.ts';

/** The used part of an event in Chromium's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** The CPU time of an event that has an end. */
  tdur?: number;
  args?: { name?: string };
}

/** The name of a thread's tasks; all other events lie inside one. */
const task = 'ThreadControllerImpl::RunTask';
const categories = ['-*', 'toplevel', '__metadata'];

/**
 * The CPU time in ms that the main threads of a page's processes used. Unlike elapsed time it is nearly the same however
 * busy the machine is.
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
 * Loads an address once with an empty cache, on a fast network and without CPU throttling, because Chromium throttles by
 * keeping the processor busy, which would be counted. @throws Error when it does not respond with 200
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
