import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { openApiDocument } from '../platform/openapi.ts';
import type { Api } from '../platform/platform.ts';
import type { Capability } from '../platform/serve.ts';
import { developmentMail } from './development-mail.ts';
import { isLoopbackOrigin, notForVisitors } from './for-operators.ts';

/** For operators: health, readiness, metrics, the OpenAPI document, and in development the stored emails. */
export const operations: Capability = (app, platform) => {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const isReady = await platform.isReady();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  measure(app);
  // Made on the first request and then cached, so that the start does not wait for it.
  let document: string | undefined;
  app.get('/openapi.json', { onRequest: notForVisitors }, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  const { environment, siteOrigin } = platform.config;
  // Two conditions, so that one forgotten variable does not expose everybody's emails.
  if (environment !== 'production' && isLoopbackOrigin(siteOrigin)) {
    developmentMail(app, platform);
  }
};

function measure(app: Api): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
  app.get('/metrics', { onRequest: notForVisitors }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
