import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ReleaseKey, viewTokenName } from '@summit/contract/releases/release-health';
import { signed, verified } from '@summit/rendering/signing/signed-text';
import type { CountedView } from './release-counts.ts';

/** How long the failure of a page can be reported, in milliseconds: visitors leave tabs open. */
const lastsMs = 3_600_000;
/** The most tokens that are remembered as used, and so the most reports in that time. */
const mostUsed = 50_000;

type Facts = [release: ReleaseKey, at: number, id: string, ofNetwork: string, counts: boolean];

export interface ViewTokensOptions {
  secret: string;
  now?: () => number;
}

/** The facts about a failed page that its token proves. */
export interface ProvenView {
  /** The page was sent to the network that reports. False: a cache in front of the site has sent a copy of it. */
  isOwn: boolean;
  view: CountedView;
}

/**
 * Tokens that prove that a page of a release was sent, in a header that only the page's own site can read. A cache
 * in front of the site copies the header with the page, so a token counts only in the network that its page was sent
 * to, whose view was counted, and once in each network. It reveals neither that network nor the visitor.
 */
export class ViewTokens {
  readonly #secret: string;
  readonly #now: () => number;
  readonly #used = new LRUCache<string, true>({ max: mostUsed, ttl: lastsMs });
  /** The process's part of a token: with a counter it is unique, and faster than a random text for each page. */
  readonly #origin = randomBytes(9).toString('base64url');
  #number = 0;

  constructor({ secret, now = Date.now }: ViewTokensOptions) {
    this.#secret = secret;
    this.#now = now;
  }

  /** The token of a page that is sent, for the header `Server-Timing`. */
  timing(release: ReleaseKey, { network, counts }: CountedView): string {
    this.#number += 1;
    const id = `${this.#origin}${this.#number}`;
    const facts: Facts = [release, this.#now(), id, this.#mark(id, network), counts];
    const token = signed(this.#secret, 'view', Buffer.from(JSON.stringify(facts)).toString('base64url'));
    return `${viewTokenName};desc="${token}"`;
  }

  /** The view whose failure a network reports, once; null when no page of the release was sent with such a token. */
  use(token: string, release: ReleaseKey, network: string | null): ProvenView | null {
    const text = verified(this.#secret, 'view', token);
    if (text === null) return null;
    const [of, at, id, ofNetwork, counts] = JSON.parse(Buffer.from(text, 'base64url').toString()) as Facts;
    const use = `${id} ${network ?? ''}`;
    if (of !== release || this.#now() - at > lastsMs || this.#used.has(use)) return null;
    this.#used.set(use, true);
    const isOwn = ofNetwork === this.#mark(id, network);
    return { isOwn, view: { network, counts: counts && isOwn } };
  }

  /**
   * The network's mark in a token. It differs for each page, so that two tokens do not show that they share a
   * network.
   */
  #mark(id: string, network: string | null): string {
    const mark = createHmac('sha256', this.#secret).update(`view of\n${id}\n${network ?? ''}`);
    return mark.digest('base64url').slice(0, 12);
  }
}
