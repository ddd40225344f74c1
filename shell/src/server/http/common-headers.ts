import type { FastifyInstance } from 'fastify';
import { noSniffing, transportSecurity } from './security-headers.ts';

/** For routes that are neither pages, which carry their headers ready made, nor files, which have theirs. */
export function addCommonHeaders(app: FastifyInstance, siteOrigin: string): void {
  const headers = { ...noSniffing, ...transportSecurity(siteOrigin) };
  app.addHook('onSend', async (_request, reply) => void reply.headers(headers));
}
