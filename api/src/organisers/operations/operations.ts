import { isLoopbackOrigin, notForVisitors } from '../../platform/not-for-visitors.ts';
import { openApiDocument } from '../../platform/openapi.ts';
import type { Capability } from '../../platform/serve.ts';
import { developmentMail } from './development-mail.ts';
import { serveMetrics } from './metrics.ts';

/** For operators: health, readiness, metrics, the OpenAPI document, and in development the stored emails. */
export const operations: Capability = (app, platform) => {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const isReady = !app.draining.begun && (await platform.isReady());
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  serveMetrics(app, platform);
  // It is made on the first request and then cached, so that the start does not wait for it.
  let document: string | undefined;
  app.get('/openapi.json', { onRequest: notForVisitors }, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  const { environment, siteOrigin } = platform.config;
  // Two conditions, so that one forgotten variable does not expose everybody's emails.
  if (environment !== 'production' && isLoopbackOrigin(siteOrigin)) developmentMail(app, platform);
};
