import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import { limits } from '@summit/contract/limits';
import Fastify, { LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { answerError, answerFailures, refuseConnection } from './answer-failures.ts';
import type { Api, Platform } from './platform.ts';
import { readJsonBodies } from './read-json-bodies.ts';
import { refuseUnreadableHeaders } from './validation.ts';

/** Of the address of a request, in characters: Node takes no more of all headers together. */
const longestAddress = 16 * 1024;

/** What the API sends is of the type that it says, even where a browser would guess otherwise. */
const noSniffing = { 'x-content-type-options': 'nosniff' };

/** The HTTP side of the API, without any call yet. */
export async function createApi(platform: Platform): Promise<Api> {
  const { logLevel, siteOrigin, trustedProxies } = platform.config;
  const app = Fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.jsonBodyBytes,
    // Node has one for all requests: a picture is the longest of them.
    requestTimeout: limits.uploadTime,
    // For connections on which nothing moves: longer than any call takes.
    connectionTimeout: 2 * 60_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    // The site's server forwards calls and says for whom.
    trustProxy: trustedProxies,
    forceCloseConnections: 'idle',
    requestIdHeader: false,
    genReqId: requestId,
    rewriteUrl: (request) => withoutPrefix(request.url ?? '/'),
    // No hook runs for what Fastify refuses itself.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(noSniffing)),
    clientErrorHandler: refuseConnection,
    // The rules of a call say how long its parameters may be.
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: longestAddress,
    },
  });
  app.decorate('platform', platform);
  readJsonBodies(app);
  answerFailures(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(noSniffing);
    refuseUnreadableHeaders(request.headers);
    done();
  });
  await app.register(multipart);
  await app.register(cors, {
    origin: siteOrigin,
    maxAge: 600,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['x-request-id', 'retry-after'],
  });
  return app;
}

/** The caller's own request id when it is harmless in a log, otherwise a new one. */
function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Every path is served bare and under `/api`, where the site puts it. */
function withoutPrefix(url: string): string {
  return url.startsWith('/api/') ? url.slice('/api'.length) : url;
}
