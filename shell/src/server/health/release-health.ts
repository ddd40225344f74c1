import type { FastifyInstance, FastifyRequest } from 'fastify';
import { releaseKey } from '@summit/contract/releases/release-health';
import { networkName } from '../editions/signed-text.ts';
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
}

/**
 * Counts how releases do, for the health gate and for monitoring.
 * @returns what notes that a page is sent to a visitor, and makes the token that goes with it, if one does
 */
export function countReleases(
  app: FastifyInstance,
  { secret, metrics }: ReleaseHealthOptions,
): (request: FastifyRequest, page: CachedPage) => string | undefined {
  const report = (line: string) => app.log.error(line);
  const counts = new ReleaseCounts((network) => networkName(secret, network));
  const tokens = new ViewTokens({ secret });
  const clock = new GateClock(report);
  const alarms = new ReleaseAlarms(report);
  serveHealth(app, {
    counts,
    tokens,
    secret,
    onFailure: (failure) => metrics.countFailure(releaseKey(failure), failure.phase),
    onCopy: (failure) => metrics.countCopyFailure(releaseKey(failure)),
    onUnproven: metrics.countUnproven,
    onAsked: clock.asked,
  });
  serveAlarms(app, alarms, secret);
  metrics.gate = () => ({ askedAt: clock.askedAt, aheadMs: clock.aheadMs, alarms: alarms.list });
  return (request, { release, pageId, broke = false }) => {
    if (!release || request.method !== 'GET') return undefined;
    metrics.countView(release, broke);
    // What is framed is another site's visit.
    if (isFramed(request)) return undefined;
    const view = counts.view(release, getVisitor(request));
    if (broke) counts.failure(release, view, 'server', pageId);
    return tokens.timing(release, { ...view, counts: view.counts && !broke });
  };
}
