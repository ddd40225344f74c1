import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allCalls } from '@summit/contract/calls/all-calls';
import * as limits from '@summit/contract/limits/limits';
import type { WholeCall } from '@summit/contract/requests/call';
import { rehearsal } from '@summit/contract/site/rehearsal';
import { currentTraceparent } from '@summit/tracing/tracing';
import { codeOfRefusal, failLikeApi } from './api-failure.ts';
import type { ApiServers } from './api-servers.ts';
import { forwardCall, isDropped, isRead } from './forward-call.ts';
import { type OpenRequestLimits, openRequests } from './open-requests.ts';

export interface ApiProxyOptions {
  servers: ApiServers;
  /** The token of the rehearsal that a browser is in; undefined: it is in none. */
  rehearsalOf?: (request: FastifyRequest) => string | undefined;
  /** The timeout of the API, in milliseconds. */
  callMs?: number;
  calls?: OpenRequestLimits;
  uploads?: OpenRequestLimits;
}

/** Shorter than the browser's own timeout, so that the browser gets a response with the reason. */
export const longestCallMs = 20_000;

/** The pause before a read whose connection was dropped is retried. */
const retryAfterMs = 50;

/** Far more than the visitors behind one address have open at the same time. */
const defaultCalls: OpenRequestLimits = { each: 500, busyFrom: 2000, eachWhenBusy: 50 };
const defaultUploads: OpenRequestLimits = { each: 16, busyFrom: 64, eachWhenBusy: 2 };

const everyCall = Object.values<Record<string, WholeCall>>(allCalls).flatMap((table) => Object.values(table));

/** The paths of uploads, below the API's base: files are too large to be buffered before they are forwarded. */
export const uploadPaths = everyCall.filter(({ file }) => file !== undefined).map(({ path }) => path);

/** A body that is not read is discarded with its connection. */
const closing = { connection: 'close' };

/** Hop-by-hop headers, which undici must not forward. */
const hopHeaders = ['expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'http2-settings'];
/** Only the site's server itself may set the trace of a call. */
const traceHeaders = ['traceparent', 'tracestate', 'baggage'];
/** The same holds for the rehearsal that a call belongs to. */
const leftOut = new Set<string>([...hopHeaders, ...traceHeaders, rehearsal.header]);

/** The base of all calls, at the site's own address. */
export const apiBase = '/api';

/**
 * Forwards `/api` to the API; when it is unavailable or too slow, responds with an error in the API's format. A body
 * is buffered before a connection to the API is opened, so that slow senders hold none; uploads have their own
 * connections. `forwardSockets` handles websockets. The calls of a rehearsal have a separate base, and are
 * forwarded with its token.
 */
export async function proxyApi(app: FastifyInstance, options: ApiProxyOptions): Promise<void> {
  const { callMs = longestCallMs, calls = defaultCalls, uploads = defaultUploads } = options;
  const { servers, rehearsalOf = () => undefined } = options;
  const ways: Way[] = [
    { prefix: apiBase, headersOf: () => ({}) },
    {
      prefix: rehearsal.apiBase,
      // With an empty token the API responds that the rehearsal is over.
      headersOf: (request: FastifyRequest) => ({ [rehearsal.header]: rehearsalOf(request) ?? '' }),
    },
  ];
  await app.register(async (scope) => {
    limitOpenRequests(scope, calls);
    scope.removeAllContentTypeParsers();
    const reading = { parseAs: 'buffer', bodyLimit: limits.jsonBodyBytes } as const;
    scope.addContentTypeParser('*', reading, (_request, body, done) => done(null, body));
    for (const way of ways) {
      await scope.register(httpProxy, { ...proxyTo(callMs, way), handler: forwardCall(servers, getBody) });
    }
  });
  await app.register(async (scope) => {
    limitOpenRequests(scope, uploads);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const way of ways) {
      await scope.register(httpProxy, {
        ...proxyTo(limits.uploadTime, way),
        handler: forwardCall(servers),
        routes: uploadPaths,
        httpMethods: ['POST', 'PUT'],
      });
    }
  });
}

/** The visitor's address. One who has gone already has none, but must not be taken for this machine itself. */
export function getAddress({ ip }: { ip: string | undefined }): string {
  return ip ?? 'unknown';
}

/** One of the bases that the API's calls have here. */
interface Way {
  prefix: string;
  /** The headers that the site itself adds to each call. */
  headersOf: (request: FastifyRequest) => Record<string, string>;
}

function proxyTo(timeout: number, { prefix, headersOf }: Way) {
  return {
    upstream: '',
    prefix,
    rewritePrefix: apiBase,
    proxyPayloads: false,
    // As many connections as there are open requests, which are limited above.
    undici: { connections: null, headersTimeout: timeout, bodyTimeout: timeout, connect: { timeout: 3000 } },
    // The API's refusals are passed on to the visitor: an immediate retry would make an overload worse.
    retryMethods: [],
    replyOptions: createReplyOptions(headersOf),
  };
}

function limitOpenRequests(scope: FastifyInstance, open: OpenRequestLimits): void {
  const enter = openRequests(open);
  scope.addHook('onRequest', (request, reply, done) => {
    const leave = enter(request.ip);
    if (leave) {
      leaveAtEnd(request, reply, leave);
      done();
    } else {
      failLikeApi(reply, 'rate-limit-0001', { ...closing, 'retry-after': 1 });
    }
  });
  scope.setErrorHandler(({ statusCode }: FastifyError, _request, reply) => {
    failLikeApi(reply, codeOfRefusal(statusCode), closing);
  });
}

/**
 * Leaves at the end of the response, or of its connection: Node ends no response that waits behind another one of a
 * client that sends several requests at once.
 */
function leaveAtEnd({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply, leave: () => void): void {
  const end = () => {
    raw.off('close', end);
    socket.off('close', end);
    leave();
  };
  raw.once('close', end);
  socket.once('close', end);
}

function createReplyOptions(headersOf: Way['headersOf']): FastifyHttpProxyOptions['replyOptions'] {
  return {
    // The API limits and reports by the visitor's address, not by this server's.
    rewriteRequestHeaders: (request, headers) => {
      const forwarded: typeof headers = {};
      for (const name of Object.keys(headers)) {
        if (!leftOut.has(name)) forwarded[name] = headers[name];
      }
      forwarded['x-forwarded-for'] = getAddress(request);
      forwarded['x-request-id'] = request.id;
      const traceparent = currentTraceparent();
      if (traceparent) forwarded['traceparent'] = traceparent;
      return Object.assign(forwarded, headersOf(request as FastifyRequest));
    },
    // `forwardCall` chooses the server.
    getUpstream: () => '',
    retryDelay: ({ err, req, attempt }) =>
      attempt === 0 && isRead(req.method) && isDropped(err) ? retryAfterMs : null,
  };
}

function getBody(request: FastifyRequest): { body?: unknown; contentType?: string } {
  const body = request.body as Buffer | undefined;
  if (!body?.length) return {};
  return { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' };
}
