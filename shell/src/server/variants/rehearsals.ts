import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as calls from '@summit/contract/calls/rehearsals';
import type { ResponseOf } from '@summit/contract/requests/call';
import { rehearsal as facts } from '@summit/contract/site/rehearsal';
import { readApi, ReadRefused } from '../api-gateway/read-api.ts';
import { isFramed } from '../framed-page.ts';
import { getCookie } from './cookies.ts';

/** What a browser's pages show instead of the live site, and the token for its calls of the API. */
export interface Rehearsal {
  token: string;
  shown: ResponseOf<typeof calls.rehearsal>;
}

/** Why a token opens no rehearsal: `over`, or invalid; `unknown`: the API, which verifies tokens, does not respond. */
export type NoRehearsal = 'over' | 'unknown';

interface RehearsalsOptions {
  apiUpstream: () => string;
  /** The site's public origin. */
  siteOrigin: string;
  now?: () => number;
}

const timeoutMs = 3000;

/** How long the API's response counts: with another secret it refuses the links of the one before. */
const askAgainMs = 60_000;

/** The format of the API's tokens: others are refused without a call. */
const tokenPattern = /^[\w-]{40,2000}\.[\w-]{43}$/;

/** The rehearsals of browsers. The API signs and verifies their tokens; its response is cached for a minute. */
export class Rehearsals {
  readonly #known = new LRUCache<string, Rehearsal & { askedAgainAt: number }>({ max: 100 });
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

  /** The rehearsal of a page's request; null: its browser is in none. A page in a frame belongs to the outer page's. */
  of(request: FastifyRequest): Promise<Rehearsal | NoRehearsal> | null {
    const token = this.cookieOf(request);
    return token === undefined || isFramed(request) ? null : this.find(token);
  }

  /** The token in the request's cookie, valid or not. */
  cookieOf(request: FastifyRequest): string | undefined {
    return getCookie(request, facts.cookie);
  }

  /** The token for calls of the API for a request: null when it belongs to no rehearsal, or to one that is over. */
  async tokenOf(request: FastifyRequest): Promise<string | null> {
    const found = await this.of(request);
    return found === null || typeof found === 'string' ? null : found.token;
  }

  /** The rehearsal of a token now, or why there is none. */
  async find(token: string): Promise<Rehearsal | NoRehearsal> {
    if (!tokenPattern.test(token)) return 'over';
    const known = this.#known.get(token);
    if (known && this.secondsLeft(known) <= 0) return 'over';
    if (known && this.#now() < known.askedAgainAt) return known;
    try {
      const shown = await readApi(this.options.apiUpstream(), calls.rehearsal, {
        headers: { [facts.header]: token },
        withinMs: timeoutMs,
      });
      const rehearsal = { token, shown, askedAgainAt: this.#now() + askAgainMs };
      this.#known.set(token, rehearsal);
      return rehearsal;
    } catch (error) {
      const isRefused = error instanceof ReadRefused && error.status < 500 && error.status !== 429;
      if (!isRefused) return known ?? 'unknown';
      this.#known.delete(token);
      return 'over';
    }
  }

  secondsLeft({ shown }: Rehearsal): number {
    return Math.floor((Date.parse(shown.expiresAt) - this.#now()) / 1000);
  }
}
