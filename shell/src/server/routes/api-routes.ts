import type { FastifyInstance } from 'fastify';
import { proxyApi } from '../api-gateway/api-proxy.ts';
import { forwardSockets } from '../api-gateway/api-sockets.ts';
import { addCommonHeaders } from '../http/common-headers.ts';
import type { Site } from '../site.ts';

/** The routes to the API: calls, uploads, and websockets. */
export async function apiRoutes(app: FastifyInstance, { site }: { site: Site }): Promise<void> {
  const { config, apis, rehearsals } = site;
  addCommonHeaders(app, config.siteOrigin);
  forwardSockets(app, { upstream: apis.address, origins: [config.siteOrigin] });
  await proxyApi(app, { servers: apis, rehearsalOf: (request) => rehearsals.cookieOf(request) });
}
