import Fastify, { type FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { logOptions } from '../http/logging.ts';
import { releaseStatusPage } from './release-status.ts';
import type { SiteMetrics } from './site-metrics.ts';

/** The server of the inner port: monitoring and operators read it, and no visitor reaches it. */
export function buildMetricsServer(
  metrics: SiteMetrics,
  config: Pick<ShellConfig, 'logLevel'> = { logLevel: 'warn' },
): FastifyInstance {
  const app = Fastify({ ...logOptions(config), forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  app.get('/', async (_request, reply) => {
    if (!metrics.releases) return reply.code(503).send({ status: 'starting' });
    const status = { ...metrics.releases(), alarms: metrics.gate().alarms };
    return reply.type('text/html; charset=utf-8').send(releaseStatusPage(status));
  });
  return app;
}
