import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as calls from '@summit/contract/calls/rehearsals';
import type { ResponseOf } from '@summit/contract/requests/call';
import { rehearsal as facts } from '@summit/contract/site/rehearsal';
import { readApi, ReadRefused } from '../api-gateway/read-api.ts';
import { isFramed } from '../framed-page.ts';
import { getCookie } from './cookies.ts';

/** What a browser's pages show instead of the site as it is, and the token that the API is asked with for it. */
export interface Rehearsal {
  token: string;
  shown: ResponseOf<typeof calls.rehearsal>;
}

/** Why a token opens nothing: it is over or none of this site's; or the API, which alone can tell, does not respond. */
export type NoRehearsal = 'over' | 'unknown';

interface RehearsalsOptions {
  apiUpstream: () => string;
  /** The address visitors know the site by. */
  siteOrigin: string;
  now?: () => number;
}

const timeoutMs = 3000;

/** A token as the API makes it: nothing else is worth asking about. */
const tokenPattern = /^[\w-]{40,2000}\.[\w-]{43}$/;

/** Which browsers are in a rehearsal. The API signs and reads their tokens; what it said of one holds until that ends. */
export class Rehearsals {
  readonly #known = new LRUCache<string, Rehearsal>({ max: 100 });
  readonly #now: () => number;

  constructor(private readonly options: RehearsalsOptions) {
    this.#now = options.now ?? Date.now;
  }

  get secure(): boolean {
    return this.options.siteOrigin.startsWith('https:');
  }

  get siteOrigin(): string {
    return this.options.siteOrigin;
  }

  /** The rehearsal of a page's request; null: its browser is in none. A page in a frame of another one belongs to that one. */
  of(request: FastifyRequest): Promise<Rehearsal | NoRehearsal> | null {
    const token = this.cookieOf(request);
    return token === undefined || isFramed(request) ? null : this.find(token);
  }

  /** What the request's browser stores, whatever it is worth. */
  cookieOf(request: FastifyRequest): string | undefined {
    return getCookie(request, facts.cookie);
  }

  /** The token to ask the API with for a request: null where that is of no rehearsal, or of one that is over. */
  async tokenOf(request: FastifyRequest): Promise<string | null> {
    const found = await this.of(request);
    return found === null || typeof found === 'string' ? null : found.token;
  }

  /** The rehearsal that a token opens now, or why it opens none. */
  async find(token: string): Promise<Rehearsal | NoRehearsal> {
    if (!tokenPattern.test(token)) return 'over';
    const known = this.#known.get(token);
    if (known) return this.secondsLeft(known) > 0 ? known : 'over';
    try {
      const shown = await readApi(this.options.apiUpstream(), calls.rehearsal, {
        headers: { [facts.header]: token },
        withinMs: timeoutMs,
      });
      const rehearsal = { token, shown };
      this.#known.set(token, rehearsal);
      return rehearsal;
    } catch (error) {
      const isRefused = error instanceof ReadRefused && error.status < 500 && error.status !== 429;
      return isRefused ? 'over' : 'unknown';
    }
  }

  secondsLeft({ shown }: Rehearsal): number {
    return Math.floor((Date.parse(shown.expiresAt) - this.#now()) / 1000);
  }
}
