import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import { limits } from '@summit/contract/limits';
import Fastify, { LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { answerError, answerFailures } from './answer-failures.ts';
import type { Api, Platform } from './platform.ts';

/** The largest JSON body, in bytes. */
const bodyLimit = 256 * 1024;

/** What the API sends is of the type that it says, even where a browser would guess otherwise. */
const noSniffing = { 'x-content-type-options': 'nosniff' };

/** The HTTP side of the API, without any call yet. */
export async function createApi(platform: Platform): Promise<Api> {
  const { logLevel, siteOrigin, trustedProxies } = platform.config;
  const app = Fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // Node has one for all requests: a picture is the longest of them.
    requestTimeout: limits.uploadTime,
    // The site's server forwards calls and says for whom.
    trustProxy: trustedProxies,
    forceCloseConnections: 'idle',
    requestIdHeader: false,
    genReqId: requestId,
    rewriteUrl: (request) => withoutPrefix(request.url ?? '/'),
    // No hook runs for what Fastify refuses itself.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(noSniffing)),
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
  });
  app.decorate('platform', platform);
  acceptEmptyBodies(app);
  answerFailures(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(noSniffing);
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

/** Some clients declare JSON and send nothing: that is no body, not a malformed one. */
function acceptEmptyBodies(app: Api): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, undefined);
      return;
    }
    void parse(request, String(body), done);
  });
}
