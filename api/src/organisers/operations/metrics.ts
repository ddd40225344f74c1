import Fastify from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countWaitingMail } from '../../platform/mail/delivery.queries.ts';
import { notForVisitors } from '../../platform/not-for-visitors.ts';
import type { Api, Platform } from '../../platform/platform.ts';
import { getFigure } from './figure.ts';
import { showMoneyOnItsWay } from './money-metrics.ts';
import { showPool, timeJobs } from './work-metrics.ts';

/** Times every request by its route, and serves the metrics in Prometheus' format, on a separate port if one is set. */
export function serveMetrics(app: Api, { config, db, pool }: Pick<Platform, 'config' | 'db' | 'pool'>): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  timeRequests(app, registry);
  timeJobs(app.jobRuns, registry);
  if (pool) showPool(pool, registry);
  const waiting: Gauge = new Gauge({
    name: 'mail_outbox_waiting',
    help: 'Emails that are neither sent nor given up; NaN while the database does not respond',
    registers: [registry],
    collect: async () => waiting.set(await getFigure(countWaitingMail(db), NaN)),
  });
  showMoneyOnItsWay(db, registry);
  const { metricsPort } = config;
  if (metricsPort === null) {
    app.get('/metrics', { onRequest: notForVisitors }, async (_request, reply) =>
      reply.type(registry.contentType).send(await registry.metrics()),
    );
    return;
  }
  const inner = Fastify({ forceCloseConnections: true });
  inner.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  app.addHook('onListen', async () => void (await inner.listen({ host: config.host, port: metricsPort })));
  app.addHook('onClose', () => inner.close());
}

function timeRequests(app: Api, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
