import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { ask } from '../cluster/ask.ts';

/** The results of the visitors' requests while releases were swapped. */
export interface SwapVisits {
  ms: number[];
  failures: string[];
  /** Pages with parts of two releases. */
  mixed: string[];
}

const paths = [href(pages.home), href(pages.awardsWelcome), href(pages.agenda)];

/** The visitors, and how they distinguish the builds. */
export interface SwapVisitorsOptions {
  origin: string;
  builds: readonly string[];
  /** A text of each build's page that the other build does not have. */
  markers: Record<string, string>;
  aSecond: number;
}

/**
 * Visitors who request a fixed number of pages per second, however fast earlier ones were, until they are stopped. The time
 * of a page begins when it is due. They run in a separate process, because promotions would delay them in this one.
 */
export class SwapVisitors {
  readonly #child: ChildProcess;
  readonly #gone: Promise<never>;

  constructor(options: SwapVisitorsOptions) {
    this.#child = fork(import.meta.filename, [JSON.stringify(options)], { execArgv: ['--import', 'tsx'] });
    this.#gone = once(this.#child, 'exit').then(() => Promise.reject(new Error('The visitors ended early.')));
    this.#gone.catch(() => undefined);
  }

  /** @throws Error when their process has ended before */
  async stop(): Promise<SwapVisits> {
    const met = once(this.#child, 'message') as Promise<[SwapVisits]>;
    this.#child.send('stop', () => undefined);
    const [visits] = await Promise.race([met, this.#gone]);
    this.#child.kill();
    return visits;
  }
}

class Visits {
  readonly met: SwapVisits = { ms: [], failures: [], mixed: [] };
  stopped = false;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(private readonly options: SwapVisitorsOptions) {}

  async come(): Promise<void> {
    const { aSecond } = this.options;
    const visits: Promise<void>[] = [];
    const since = performance.now();
    for (let number = 0; !this.stopped; number += 1) {
      const due = since + (number * 1000) / aSecond;
      await pause(Math.max(0, due - performance.now()));
      visits.push(this.#visit(paths[number % paths.length] ?? '/', due));
    }
    await Promise.all(visits);
  }

  async #visit(path: string, due: number): Promise<void> {
    try {
      const { status, text } = await ask(this.options.origin, { method: 'GET', path }, this.#agent);
      this.met.ms.push(performance.now() - due);
      if (status !== 200 || !text.endsWith('</html>')) this.met.failures.push(`${path}: status ${status}`);
      if (path === href(pages.awardsWelcome)) this.#check(text);
    } catch (error) {
      this.met.failures.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** Checks that the text, the state and the addresses of a page belong to one release. */
  #check(html: string): void {
    const { builds, markers } = this.options;
    const said = builds.filter((id) => html.includes(markers[id] ?? id));
    const named = builds.filter((id) => html.includes(`/${id}/`) || html.includes(`"${id}"`));
    if (said.length !== 1 || named.length !== 1 || said[0] !== named[0]) {
      this.met.mixed.push(`says ${said.join()}, loads ${named.join()}`);
    }
  }
}

async function visit(options: SwapVisitorsOptions): Promise<void> {
  const visits = new Visits(options);
  process.on('message', () => (visits.stopped = true));
  process.on('disconnect', () => process.exit());
  await visits.come();
  process.send?.(visits.met);
}

// From here on it is the program of the visitors' process.
if (process.argv[1] === import.meta.filename) {
  await visit(JSON.parse(process.argv[2] ?? '') as SwapVisitorsOptions);
}
