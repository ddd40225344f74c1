import { setTimeout as pause } from 'node:timers/promises';
import { isFixedPath } from '@summit/contract/paths/path-pattern';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { wholeRows } from '@summit/contract/tables/whole-rows';
import { isWholePage } from '../start/first-page.ts';

/** The result of a page: as it should be, to be completed by the browser, or failed. */
type Came = 'whole' | 'incomplete' | 'failed';

export interface Visit {
  path: string;
  /** Whether the site had rendered the page before. */
  isCached: boolean;
  came: Came;
  ms: number;
}

/** Every page that the server renders and whose address has no parameters. */
export const visitedPages = Object.values(wholeRows(pages))
  .filter((page) => page.renderMode === 'server' && isFixedPath(page.path))
  .map(({ path }) => path);

const timeoutMs = 30_000;
const visitorsAtOnce = 4;
const readingMs = 250;
/** How often a visitor opens a page that the site has not rendered before: one in this many. */
const newEvery = 5;

/** Opens a page like a browser does, and waits until it is complete. */
export async function visit(origin: string, path: string, isCached: boolean): Promise<Visit> {
  const since = performance.now();
  const came = await fetch(origin + path, { signal: AbortSignal.timeout(timeoutMs) }).then(
    async (response) => ((await isWholePage(response)) ? 'whole' : 'incomplete'),
    () => 'failed' as const,
  );
  return { path, isCached, came, ms: performance.now() - since };
}

/** A few visitors who each open one page after the other, until they are stopped. */
export class PatientVisitors {
  readonly #visits: Visit[] = [];
  readonly #gone: Promise<unknown>;
  #stopped = false;
  #opened = 0;

  constructor(private readonly origin: string) {
    this.#gone = Promise.all(Array.from({ length: visitorsAtOnce }, () => this.#come()));
  }

  async stop(): Promise<Visit[]> {
    this.#stopped = true;
    await this.#gone;
    return this.#visits;
  }

  async #come(): Promise<void> {
    while (!this.#stopped) {
      const number = this.#opened++;
      const isNew = number % newEvery === 0;
      const path = isNew
        ? `${href(pages.agenda)}?q=${number}`
        : (visitedPages[number % visitedPages.length] ?? href(pages.home));
      this.#visits.push(await visit(this.origin, path, !isNew));
      await pause(readingMs);
    }
  }
}
