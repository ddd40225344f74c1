import type { FastifyInstance } from 'fastify';

const everyMs = 50;

/** When the server closes, pending responses are finished, and each connection ends as soon as it is idle. */
export function drainOnClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const sweep = setInterval(() => app.server.closeIdleConnections(), everyMs);
    app.server.once('close', () => clearInterval(sweep));
  });
}
