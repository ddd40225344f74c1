import { isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '@summit/contract/network-of';
import {
  type FailureReport,
  failureReportPath,
  releaseHealthPath,
  type ReleaseKey,
  releaseKey,
  reportBytes,
} from '@summit/contract/release-health';
import { cookieOf } from '../editions/cookies.ts';
import { previewCookie } from '../editions/editions.ts';
import { verified } from '../editions/signed-text.ts';
import type { Network, ReleaseCounts } from './release-counts.ts';

/** How many reports a network may send in a minute. */
const mostReports = 30;
const minuteMs = 60_000;
/** How long a signed request is good for. */
const signedMs = 60_000;

/**
 * Takes reports of browsers about releases, and reports to the health gate what was counted. `onFailure` is called for each
 * report that counts.
 */
export function serveHealth(
  app: FastifyInstance,
  counts: ReleaseCounts,
  secret: string,
  onFailure: (report: FailureReport) => void = () => undefined,
): void {
  const isTooMany = reportLimit();
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: reportBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(failureReportPath, async (request, reply) => {
      if (isTooMany(networkOf(request.ip))) return reply.code(429).header('retry-after', '60').send();
      const report = reportFrom(request.body);
      if (!report) return reply.code(400).send();
      // Who looks at a preview expects faults.
      const isPreview = cookieOf(request, previewCookie) !== undefined;
      if (!isPreview && counts.failure(releaseKey(report), visitorOf(request), report.phase)) {
        onFailure(report);
        request.log.info({ requestId: request.id, ...report }, 'a page failed in a browser');
      }
      return reply.code(204).send();
    });
  });
  app.get<HealthRoute>(releaseHealthPath, async (request, reply) => {
    const time = verified(secret, 'health', request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    if (time === null || Math.abs(Date.now() - Number(time)) > signedMs) return reply.code(404).send();
    return reply.header('cache-control', 'no-store').send(counts.of([request.query.release ?? []].flat()));
  });
}

interface HealthRoute {
  Querystring: { release?: ReleaseKey | ReleaseKey[] };
}

/** Who a view is of: the visitor's network; null for this machine itself. */
export function visitorOf({ ip }: FastifyRequest): Network {
  const network = networkOf(ip);
  // Compared as texts, because this runs for every page that is sent.
  const isOwn = (isIPv4(network) && network.startsWith('127.')) || ip === '::1';
  return isOwn ? null : network;
}

function reportFrom(body: unknown): FailureReport | null {
  try {
    const { remote, buildId, phase } = JSON.parse(String(body)) as Partial<FailureReport>;
    const isKnown = phase === 'load' || phase === 'render';
    return typeof remote === 'string' && typeof buildId === 'string' && isKnown
      ? { remote, buildId, phase }
      : null;
  } catch {
    return null;
  }
}

/** Counts the reports of each network in this minute. */
function reportLimit(): (network: string) => boolean {
  let since = 0;
  let sent = new Map<string, number>();
  return (network) => {
    if (Date.now() - since > minuteMs) [since, sent] = [Date.now(), new Map()];
    const number = (sent.get(network) ?? 0) + 1;
    sent.set(network, number);
    return number > mostReports;
  };
}
