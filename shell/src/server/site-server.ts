import Fastify, { type FastifyInstance } from 'fastify';
import * as limits from '@summit/contract/limits/limits';
import { traceRequests } from '@summit/tracing/trace-requests';
import type { ShellConfig } from './config.ts';
import { drainOnClose } from './http/drain.ts';
import { Draining } from './http/draining.ts';
import { logOptions, logRequests } from './http/logging.ts';
import { getRequestId } from './http/request-id.ts';
import { endSlowClients, siteClientLimits } from './http/slow-clients.ts';
import { measureSite } from './measure-site.ts';
import { SiteMetrics } from './metrics/site-metrics.ts';
import { RefusedRequests } from './pages/refused/refused-requests.ts';
import { apiRoutes } from './routes/api-routes.ts';
import { fileRoutes } from './routes/file-routes.ts';
import { addPageRoutes } from './routes/page-routes.ts';
import { smallRoutes } from './routes/small-routes.ts';
import { openSite } from './site.ts';

/** Builds the site's HTTP server: pages, assets, the registry for browsers, and the way to the API. */
export async function buildSiteServer(
  config: ShellConfig,
  metrics = new SiteMetrics(),
  draining = new Draining(),
): Promise<FastifyInstance> {
  const refused = new RefusedRequests();
  const app = Fastify({ ...serverOptions(config), ...refused.serverOptions });
  refused.boundHeads(app);
  endSlowClients(app.server, siteClientLimits);
  drainOnClose(app);
  metrics.timeRequests(app);
  logRequests(app);
  // The trace headers of visitors are ignored.
  traceRequests(app, { takesOver: false });

  const site = await openSite({ config, metrics, draining, log: app.log });
  app.addHook('onClose', async () => site.stop());
  measureSite(site);
  await app.register(smallRoutes, { site });
  await app.register(apiRoutes, { site });
  await app.register(fileRoutes, { site });
  await app.register(site.health.routes);
  // Not as a plugin, because it also sets the handler for unknown addresses.
  addPageRoutes(app, site, refused);
  return app;
}

function serverOptions(config: ShellConfig) {
  return {
    ...logOptions(config),
    trustProxy: config.trustedProxies,
    requestIdHeader: false,
    genReqId: getRequestId,
    forceCloseConnections: 'idle',
    // Requests that arrive while the server closes are still served.
    return503OnClosing: false,
    // Node has one timeout for all requests: uploads take the longest.
    requestTimeout: limits.uploadTime,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
  } as const;
}
