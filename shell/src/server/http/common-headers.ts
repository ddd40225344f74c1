import type { FastifyInstance } from 'fastify';
import { noSniffing, transportSecurity } from './security-headers.ts';

/** Adds security headers to all routes but pages, which are stored with their headers, and files, which have others. */
export function addCommonHeaders(app: FastifyInstance, siteOrigin: string): void {
  const headers = { ...noSniffing, ...transportSecurity(siteOrigin) };
  app.addHook('onSend', async (_request, reply) => void reply.headers(headers));
}
