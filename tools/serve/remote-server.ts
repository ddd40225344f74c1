import { existsSync, mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

/**
 * Serves the releases of one remote from its own origin. A release's folder never changes, so browsers may keep
 * everything for ever; any origin may load it.
 */
export async function remoteServer(folder: string): Promise<FastifyInstance> {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const app = Fastify({ logger: false });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('timing-allow-origin', '*');
    reply.header('x-content-type-options', 'nosniff');
  });
  app.get('/health', async () => ({ status: 'ok' }));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
    // An address changes with its file: there is nothing to ask again.
    etag: false,
    lastModified: false,
  });
  return app;
}
