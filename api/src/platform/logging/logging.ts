import type { FastifyServerOptions } from 'fastify';
import { logRules } from '@summit/contract/awards/log-rules';
import type { Config } from '../config.ts';
import type { Api } from '../platform.ts';

/** A logger that writes lines of JSON. Of a request it writes only the id, even when it is passed the whole request. */
export function getLogger(
  { logLevel }: Config,
  stream?: NodeJS.WritableStream,
): FastifyServerOptions['logger'] {
  return { level: logLevel, ...logRules, ...(stream && { stream: stream as never }) };
}

/** One line for each request, at level `info`: the route, never the address that was called. */
export function logRequests(app: Api): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}
