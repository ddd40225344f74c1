import { Agent, request } from 'node:https';
import { authCalls } from '@summit/contract/calls/auth';
import { settingsCalls } from '@summit/contract/calls/settings';
import { href } from '@summit/contract/href';

/** What visitors met. */
export interface Met {
  requests: number;
  /** Each failure: what was asked, and how it ended. */
  failures: { what: string; how: string; at: number }[];
}

interface Asked {
  method: string;
  path: string;
  body?: string;
}

const everything: Asked[] = [
  { method: 'GET', path: href('home') },
  { method: 'GET', path: href('speakers') },
  { method: 'GET', path: href('agenda') },
  { method: 'GET', path: `/api${settingsCalls.settings.path}` },
  // A write: the token is nobody's, so that it is refused by the API itself.
  { method: 'POST', path: `/api${authCalls.refreshToken.path}`, body: '{"refreshToken":"nobodys"}' },
];

/** Visitors that ask for pages, read and write through the front, each one thing after the other, until they are stopped. */
export class Visitors {
  readonly met: Met = { requests: 0, failures: [] };
  readonly #agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  readonly #visits: Promise<void>[];
  #stopped = false;

  constructor(origin: string, count = 12) {
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
      const asked = everything[turn % everything.length];
      if (!asked) continue;
      const how = await this.#ask(origin, asked);
      this.met.requests += 1;
      if (how) this.met.failures.push({ what: `${asked.method} ${asked.path}`, how, at: Date.now() });
    }
  }

  /** Null when a server responded that knew what it did. */
  #ask(origin: string, { method, path, body }: Asked): Promise<string | null> {
    return new Promise((resolve) => {
      const headers = { DeviceId: 'cluster', ...(body && { 'content-type': 'application/json' }) };
      const asking = request(origin + path, { method, headers, agent: this.#agent }, (response) => {
        const { statusCode = 0 } = response;
        response.resume();
        response.once('end', () => resolve(statusCode >= 500 ? `status ${statusCode}` : null));
        response.once('error', (error) => resolve(error.message));
      });
      asking.setTimeout(30_000, () => asking.destroy(new Error('no response in 30 s')));
      asking.once('error', (error) => resolve(error.message));
      asking.end(body);
    });
  }
}
