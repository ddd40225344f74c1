import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type FailureReport,
  failureReportPath,
  healthClockMs,
  registryRevisionHeader,
  releaseHealthPath,
  type ReleaseKey,
  releaseKey,
  reportBytes,
} from '@summit/contract/releases/release-health';
import { getNetwork, getSiteNetwork } from '@summit/contract/requests/network-of';
import { rehearsal } from '@summit/contract/site/rehearsal';
import { verified } from '@summit/rendering/signing/signed-text';
import { getCookie } from '../variants/cookies.ts';
import { previewCookie } from '../variants/variants.ts';
import type { Network, ReleaseCounts } from './release-counts.ts';
import type { ViewTokens } from './view-tokens.ts';

/** How many reports a network may send in a minute. */
const mostReports = 30;
const minuteMs = 60_000;

export interface HealthOptions {
  counts: ReleaseCounts;
  tokens: ViewTokens;
  secret: string;
  /** Called for a report with the token of its page. */
  onFailure?: (report: FailureReport) => void;
  /** The same for a copy of the page from a cache in front of the site, whose view was not counted. */
  onCopy?: (report: FailureReport) => void;
  /** Called for a report without proof: no such page was sent, or its network has already reported it. */
  onUnproven?: () => void;
  /** Called for each request of the health gate, with how many milliseconds its clock is ahead. */
  onAsked?: (aheadMs: number) => void;
  /** The revision of the registry that the counts belong to. */
  getRevision?: () => number;
}

/** The routes for browsers' reports about releases, and for the health gate, which reads the counts. */
export function serveHealth(app: FastifyInstance, options: HealthOptions): void {
  const { counts, tokens, secret, onFailure, onCopy, onUnproven, onAsked, getRevision } = options;
  const isTooMany = reportLimit();
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: reportBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(failureReportPath, async (request, reply) => {
      if (isTooMany(getNetwork(request.ip))) return reply.code(429).header('retry-after', '60').send();
      const report = reportFrom(request.body);
      if (!report) return reply.code(400).send();
      void reply.code(204);
      // Faults of a preview are expected, and a rehearsal is no visit.
      if (isByLink(request)) return reply.send();
      const { view: token = '', ...failure } = report;
      const release = releaseKey(failure);
      const proven = tokens.use(token, release, counts.getNetworkName(getVisitor(request)));
      if (!proven) onUnproven?.();
      else {
        counts.failure(release, proven.view, failure.phase, failure.page);
        (proven.isOwn ? onFailure : onCopy)?.(failure);
        request.log.info({ requestId: request.id, ...failure }, 'a page failed in a browser');
      }
      return reply.send();
    });
  });
  app.get<HealthRoute>(releaseHealthPath, async (request, reply) => {
    const time = verified(secret, 'health', request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    if (time === null) return reply.code(404).send();
    const aheadMs = Number(time) - Date.now();
    onAsked?.(aheadMs);
    if (Math.abs(aheadMs) > healthClockMs) return reply.code(404).send();
    if (getRevision) void reply.header(registryRevisionHeader, getRevision());
    return reply.header('cache-control', 'no-store').send(counts.of([request.query.release ?? []].flat()));
  });
}

function isByLink(request: FastifyRequest): boolean {
  return [previewCookie, rehearsal.cookie].some((name) => getCookie(request, name) !== undefined);
}

interface HealthRoute {
  Querystring: { release?: ReleaseKey | ReleaseKey[] };
}

/** The network that a view is counted for, as large as one organisation's; null for this machine itself. */
export function getVisitor({ ip }: FastifyRequest): Network {
  if (isIP(ip) === 0) return 'unknown';
  // Compared as texts, because this runs for every page that is sent.
  const isOwn = ip === '::1' || getNetwork(ip).startsWith('127.');
  return isOwn ? null : getSiteNetwork(ip);
}

function reportFrom(body: unknown): FailureReport | null {
  try {
    const { remote, buildId, phase, page, view } = JSON.parse(String(body)) as Partial<FailureReport>;
    const isKnown = phase === 'load' || phase === 'render';
    const isPage = page === undefined || (typeof page === 'string' && /^[a-z][\w-]{0,63}$/i.test(page));
    const isToken = view === undefined || typeof view === 'string';
    return typeof remote === 'string' && typeof buildId === 'string' && isKnown && isPage && isToken
      ? { remote, buildId, phase, page, view }
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
    const now = performance.now();
    if (now - since > minuteMs) [since, sent] = [now, new Map()];
    const number = (sent.get(network) ?? 0) + 1;
    sent.set(network, number);
    return number > mostReports;
  };
}
