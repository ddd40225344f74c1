import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import type { Api } from './platform.ts';

const hidden = ['authorization', 'cookie', 'token', 'email', 'ip', 'address', 'body'];

/** Of the log, a line of JSON each: nothing of a request but its id is written, whatever is handed to it. */
export function loggerOf(
  { logLevel }: Config,
  stream?: NodeJS.WritableStream,
): FastifyServerOptions['logger'] {
  const paths = hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return {
    level: logLevel,
    redact: { paths, remove: true },
    serializers: { req: idOnly, request: idOnly },
    ...(stream && { stream: stream as never }),
  };
}

function idOnly({ id }: { id?: unknown }): { id?: unknown } {
  return { id };
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
