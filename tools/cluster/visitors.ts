import { Agent } from 'node:https';
import * as authCalls from '@summit/contract/calls/auth';
import * as settingsCalls from '@summit/contract/calls/settings';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { ask, type Asked } from './ask.ts';

/** The results of the visitors' requests. */
export interface Met {
  requests: number;
  /** Each failure: the request, and how it ended. */
  failures: { what: string; how: string; at: number }[];
}

const json = { 'content-type': 'application/json' };

const everything: Asked[] = [
  { method: 'GET', path: href(pages.home) },
  { method: 'GET', path: href(pages.speakers) },
  { method: 'GET', path: href(pages.agenda) },
  { method: 'GET', path: `/api${settingsCalls.settings.path}` },
  // The token is invalid, so the API itself refuses this write.
  {
    method: 'POST',
    path: `/api${authCalls.refreshToken.path}`,
    body: '{"refreshToken":"nobodys"}',
    headers: json,
  },
];

/**
 * Visitors who request pages, read and write through the front, each one request after the other, until they are stopped.
 * @param files addresses of remotes' files on the site
 */
export class Visitors {
  readonly met: Met = { requests: 0, failures: [] };
  readonly #agent = new Agent({ keepAlive: true });
  readonly #visits: Promise<void>[];
  readonly #turns: Asked[];
  #stopped = false;

  constructor(origin: string, files: readonly string[], count = 12) {
    this.#turns = [...everything, ...files.map((path) => ({ method: 'GET', path }))];
    this.#visits = Array.from({ length: count }, (_, visitor) => this.#visit(origin, visitor));
  }

  async stop(): Promise<Met> {
    this.#stopped = true;
    await Promise.all(this.#visits);
    this.#agent.destroy();
    return this.met;
  }

  async #visit(origin: string, visitor: number): Promise<void> {
    for (let turn = visitor; !this.#stopped; turn += 1) {
      const asked = this.#turns[turn % this.#turns.length];
      if (!asked) continue;
      const how = await this.#howFailed(origin, asked);
      this.met.requests += 1;
      if (how) this.met.failures.push({ what: `${asked.method} ${asked.path}`, how, at: Date.now() });
    }
  }

  /** Null when a working server responded, even with a refusal. */
  async #howFailed(origin: string, { headers, ...asked }: Asked): Promise<string | null> {
    try {
      const given = { ...asked, headers: { DeviceId: 'cluster', ...headers } };
      const { status } = await ask(origin, given, this.#agent);
      const isFile = asked.path.startsWith('/r/');
      return status >= 500 || (isFile && status !== 200) ? `status ${status}` : null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
