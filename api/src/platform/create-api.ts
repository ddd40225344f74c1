import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import * as limits from '@summit/contract/limits/limits';
import { isAddressTooLong } from '@summit/contract/paths/address-length';
import { traceRequests as measureRequests } from '@summit/tracing/trace-requests';
import { Draining } from './draining.ts';
import { JobRuns } from './jobs/job-runs.ts';
import { getLogger, logRequests } from './logging/logging.ts';
import type { Api, Platform } from './platform.ts';
import { openRealtime } from './realtime/realtime.ts';
import { traceRequests } from './request-trace.ts';
import { readJsonBodies } from './requests/read-json-bodies.ts';
import { rehearseRequests } from './requests/rehearse-requests.ts';
import { refuseUnreadableHeaders } from './requests/validation.ts';
import { StreamedTables } from './resources/streamed-table.ts';
import { Failure } from './responses/failure.ts';
import { refuseConnection, sendError, sendFailures } from './responses/failure-responses.ts';

/** The longest address of a request, in characters: Node accepts no more than this for all headers together. */
const longestAddress = 16 * 1024;

/** Browsers must use the declared media type of a response instead of guessing one. */
const noSniffing = { 'x-content-type-options': 'nosniff' };

/** The HTTP side of the API, without any call yet. */
export async function createApi(platform: Platform, logTo?: NodeJS.WritableStream): Promise<Api> {
  const { siteOrigin, trustedProxies } = platform.config;
  const app = Fastify({
    logger: getLogger(platform.config, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.jsonBodyBytes,
    // Node has one timeout for all requests: picture uploads take the longest.
    requestTimeout: limits.uploadTime,
    // The timeout of idle connections, which is longer than any call takes.
    connectionTimeout: 2 * 60_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    // The site's server forwards calls with the visitor's address.
    trustProxy: trustedProxies,
    forceCloseConnections: 'idle',
    // Requests that arrive while the server closes are still served.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestId,
    rewriteUrl: (request) => withoutPrefix(request.url ?? '/'),
    // Fastify runs no hooks for requests that it refuses itself.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(noSniffing)),
    clientErrorHandler: refuseConnection,
    // The rules of each call limit its parameters instead.
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: longestAddress,
    },
  });
  app.decorate('platform', platform);
  app.decorate('draining', new Draining());
  app.decorate('jobRuns', new JobRuns());
  app.decorate('streamedTables', new StreamedTables());
  app.decorate('realtime', openRealtime(app, platform));
  app.addHook('onRequest', async ({ url }) => {
    if (isAddressTooLong(url)) throw new Failure('request-0004');
  });
  readJsonBodies(app);
  sendFailures(app);
  traceRequests(app);
  // Calls belong to the trace that the site's server names.
  measureRequests(app, { takesOver: true });
  logRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(noSniffing);
    refuseUnreadableHeaders(request.headers);
    done();
  });
  rehearseRequests(app);
  await app.register(multipart);
  await app.register(cors, {
    origin: siteOrigin,
    maxAge: 600,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['x-request-id', 'retry-after', 'date'],
  });
  return app;
}

/** The caller's own request id when it is harmless in a log, otherwise a new one. */
function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Removes `/api`, so that every path works with it, as on the site, and without. */
function withoutPrefix(url: string): string {
  return url.startsWith('/api/') ? url.slice('/api'.length) : url;
}
