import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { logRules } from '@summit/contract/awards/log-rules';
import type { ShellConfig } from '../config.ts';

/** Options of a log with lines of JSON, without tokens, visitors' addresses or bodies. */
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

/** Logs one line for each request, at level `info`, with its error and its route, never with the requested address. */
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
