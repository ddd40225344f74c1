import Fastify, { type FastifyInstance } from 'fastify';
import type { SiteMetrics } from './site-metrics.ts';

/** The server of the inner port: monitoring reads it, and no visitor reaches it. */
export function buildMetricsServer(metrics: SiteMetrics): FastifyInstance {
  const app = Fastify({ logger: { level: 'warn' }, forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  return app;
}
