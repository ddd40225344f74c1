import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { logRules } from '@summit/contract/awards/log-rules';
import type { ShellConfig } from '../config.ts';

/** Of the log, a line of JSON each: no token, no address of a visitor, nothing that was sent. */
export function logOptions(
  { logLevel }: Pick<ShellConfig, 'logLevel'>,
  stream?: NodeJS.WritableStream,
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'childLoggerFactory'> {
  return {
    logger: { level: logLevel, ...logRules, ...(stream && { stream: stream as never }) },
    logController: new LogController({ disableRequestLogging: true }),
    // Each line names its request: a logger for every request took a twentieth of what sending a cached page takes.
    childLoggerFactory: (logger) => logger,
  };
}

/** One line for each request, at level `info`, and what it failed with: the route, never the address that was requested. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onError', (request, _reply, error, done) => {
    const isOurs = (error.statusCode ?? 500) >= 500;
    if (isOurs) request.log.error({ requestId: request.id, err: error }, 'A request failed');
    done();
  });
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
