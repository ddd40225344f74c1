import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { href } from '@summit/contract/href';
import { ask } from '../cluster/ask.ts';

/** What visitors met while releases were swapped. */
export interface SwapVisits {
  ms: number[];
  failures: string[];
  /** Pages of which one part is of one release and another of the other. */
  mixed: string[];
}

const paths = [href('home'), href('awardsWelcome'), href('agenda')];

/**
 * Visitors who ask for so many pages a second, whether those before were quick or not, until they are stopped. A page's time
 * begins when it is due.
 * @param markerOf what a page of a build says in its text, by the build's id
 */
export class SwapVisitors {
  readonly met: SwapVisits = { ms: [], failures: [], mixed: [] };
  readonly #agent = new Agent({ keepAlive: true });
  readonly #visits: Promise<void>;
  #stopped = false;

  constructor(
    private readonly origin: string,
    private readonly builds: readonly string[],
    private readonly markerOf: (buildId: string) => string,
    private readonly aSecond: number,
  ) {
    this.#visits = this.#come();
  }

  async stop(): Promise<SwapVisits> {
    this.#stopped = true;
    await this.#visits;
    this.#agent.destroy();
    return this.met;
  }

  async #come(): Promise<void> {
    const visits: Promise<void>[] = [];
    const since = performance.now();
    for (let number = 0; !this.#stopped; number += 1) {
      const due = since + (number * 1000) / this.aSecond;
      await pause(Math.max(0, due - performance.now()));
      visits.push(this.#visit(paths[number % paths.length] ?? '/', due));
    }
    await Promise.all(visits);
  }

  async #visit(path: string, due: number): Promise<void> {
    try {
      const { status, text } = await ask(this.origin, { method: 'GET', path }, this.#agent);
      this.met.ms.push(performance.now() - due);
      if (status !== 200 || !text.endsWith('</html>')) this.met.failures.push(`${path}: status ${status}`);
      if (path === href('awardsWelcome')) this.#look(text);
    } catch (error) {
      this.met.failures.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** The text, the state and the addresses of a page are of one release. */
  #look(html: string): void {
    const said = this.builds.filter((id) => html.includes(this.markerOf(id)));
    const named = this.builds.filter((id) => html.includes(`/${id}/`) || html.includes(`"${id}"`));
    if (said.length !== 1 || named.length !== 1 || said[0] !== named[0]) {
      this.met.mixed.push(`says ${said.join()}, loads ${named.join()}`);
    }
  }
}
