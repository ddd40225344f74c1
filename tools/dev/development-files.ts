import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

/** Any origin may load these files, and must revalidate them: a watched build has the same file names every time. */
const headers = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves the files of watched builds, including source maps, below `prefix`. */
export async function serveFiles(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
}

/** The separate origin of a remote in development. */
export async function serveRemoteFiles(folder: string, host: string, port: number): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  await serveFiles(app, folder, '/');
  await app.listen({ host, port });
  return app;
}
