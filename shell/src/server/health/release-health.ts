import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '@summit/contract/releases/registry';
import { type ReleaseKey, releaseKey } from '@summit/contract/releases/release-health';
import { networkName } from '@summit/rendering/signing/signed-text';
import { isFramed } from '../framed-page.ts';
import type { SiteMetrics } from '../metrics/site-metrics.ts';
import type { CachedPage } from '../pages/html-cache.ts';
import { GateClock } from './gate-clock.ts';
import { getVisitor, serveHealth } from './health-routes.ts';
import { ReleaseAlarms, serveAlarms } from './release-alarms.ts';
import { ReleaseCounts } from './release-counts.ts';
import { ViewTokens } from './view-tokens.ts';

interface ReleaseHealthOptions {
  secret: string;
  metrics: SiteMetrics;
  report: (line: string) => void;
}

/** Counts views and failures of releases, for the health gate and for monitoring. */
export class ReleaseHealth {
  readonly #options: ReleaseHealthOptions;
  readonly #counts: ReleaseCounts;
  readonly #tokens: ViewTokens;
  readonly #clock: GateClock;
  readonly #alarms: ReleaseAlarms;
  /** The releases that visitors get. */
  #inPlace: ReadonlySet<ReleaseKey> = new Set();
  #revision = 0;

  constructor(options: ReleaseHealthOptions) {
    const { secret, metrics, report } = options;
    this.#options = options;
    this.#counts = new ReleaseCounts((network) => networkName(secret, network));
    this.#tokens = new ViewTokens({ secret });
    this.#clock = new GateClock(report);
    this.#alarms = new ReleaseAlarms(report);
    metrics.gate = () => ({
      askedAt: this.#clock.askedAt,
      aheadMs: this.#clock.aheadMs,
      alarms: this.#alarms.list,
    });
  }

  /**
   * Call it when the registry has changed. Resets the counts of a release that was rolled back and is promoted again: the
   * fault may be corrected. A release that a rollback restores keeps its counts, with which others are compared.
   */
  follow({ live, shares = {}, history, revision }: Registry): void {
    this.#revision = revision;
    const inPlace = new Set<ReleaseKey>();
    for (const { descriptor, buildId } of [...Object.values(live), ...Object.values(shares)]) {
      const remote = descriptor.name;
      const key = releaseKey({ remote, buildId });
      inPlace.add(key);
      const last = history.findLast((entry) => entry.remote === remote && entry.buildId === buildId);
      if (!this.#inPlace.has(key) && last?.action !== 'rollback') this.#counts.forget(key);
    }
    this.#inPlace = inPlace;
  }

  /** Counts a page that is sent to a visitor. Returns the token of its view, if it gets one. */
  readonly countView = (request: FastifyRequest, page: CachedPage): string | undefined => {
    const { release, pageId, broke = false } = page;
    if (!release || request.method !== 'GET') return undefined;
    this.#options.metrics.countView(release, broke);
    // A page in another site's frame is a visit of that site.
    if (isFramed(request)) return undefined;
    const view = this.#counts.view(release, getVisitor(request));
    if (broke) this.#counts.failure(release, view, 'server', pageId);
    return this.#tokens.timing(release, { ...view, counts: view.counts && !broke });
  };

  /** A plugin with the routes for reports of browsers and for the health gate. */
  readonly routes = async (app: FastifyInstance): Promise<void> => {
    const { secret, metrics } = this.#options;
    serveHealth(app, {
      counts: this.#counts,
      tokens: this.#tokens,
      secret,
      onFailure: (failure) => metrics.countFailure(releaseKey(failure), failure.phase),
      onCopy: (failure) => metrics.countCopyFailure(releaseKey(failure)),
      onUnproven: metrics.countUnproven,
      onAsked: this.#clock.asked,
      getRevision: () => this.#revision,
    });
    serveAlarms(app, this.#alarms, secret);
  };
}
