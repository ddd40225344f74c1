import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { failureReportPath, type ReleaseKey } from '@summit/contract/releases/release-health';
import { cookieText, getCookie } from '../editions/cookies.ts';
import { signed, verified } from '../editions/signed-text.ts';
import type { CountedView } from './release-counts.ts';

/** How long a page that was sent may fail, in seconds: visitors leave tabs open. */
const seconds = 3600;
/** So many tokens are remembered as used; more reports than that are not accepted in the time. */
const mostUsed = 50_000;

type Facts = [release: ReleaseKey, at: number, id: string, network: string | null, counts: boolean];

export interface ViewTokensOptions {
  secret: string;
  /** The site is visited by https. */
  secure: boolean;
  now?: () => number;
}

/**
 * Proves that a page of a release was sent to the device that reports its failure. The token is a cookie that scripts
 * cannot read and that is sent with reports alone; it is good for one report, and counts where its view was counted,
 * whatever network the report comes from. Each page has a token of its own, so it says nothing of who the visitor is.
 */
export class ViewTokens {
  readonly #options: ViewTokensOptions;
  readonly #now: () => number;
  readonly #used = new LRUCache<string, true>({ max: mostUsed, ttl: seconds * 1000 });
  /** Of this process: with a number it is unique, and cheaper than a random text for each page. */
  readonly #origin = randomBytes(9).toString('base64url');
  #number = 0;

  constructor(options: ViewTokensOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** The cookie of a page that was sent, for a `set-cookie` header. */
  cookie(release: ReleaseKey, { network, counts }: CountedView): string {
    const { secret, secure } = this.#options;
    this.#number += 1;
    const facts: Facts = [release, this.#now(), `${this.#origin}${this.#number}`, network, counts];
    const value = signed(secret, 'view', Buffer.from(JSON.stringify(facts)).toString('base64url'));
    return cookieText({ name: nameFor(release), value, seconds, secure, path: failureReportPath });
  }

  /** The view whose failure a request reports, once; null when no such page was sent to its device. */
  use(request: FastifyRequest, release: ReleaseKey): CountedView | null {
    const cookie = getCookie(request, nameFor(release));
    const text = cookie === undefined ? null : verified(this.#options.secret, 'view', cookie);
    if (text === null) return null;
    const [of, at, id, network, counts] = JSON.parse(Buffer.from(text, 'base64url').toString()) as Facts;
    if (of !== release || this.#now() - at > seconds * 1000 || this.#used.has(id)) return null;
    this.#used.set(id, true);
    return { network, counts };
  }
}

/** One for each remote: a page of another one in the next tab leaves it as it is. */
function nameFor(release: ReleaseKey): string {
  return `release-view-${release.split('@')[0]}`;
}
