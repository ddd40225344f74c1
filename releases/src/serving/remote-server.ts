import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isAddressTooLong } from '@summit/contract/paths/address-length';
import { releaseFilePolicy } from '@summit/contract/releases/release-policy';
import { BuiltFiles } from './built-files.ts';

/** Any origin may load a file and time it; browsers must use its declared type, and not open it as a page. */
const openToAll = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'content-security-policy': releaseFilePolicy,
};

/**
 * Serves the releases of one remote from its own origin. A release's folder never changes, so browsers may cache
 * everything permanently; any origin may load it. A file that has been changed nevertheless is not served.
 * @param report receives its path
 */
export async function remoteServer(
  folder: string,
  report?: (problem: string) => void,
): Promise<FastifyInstance> {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const built = new BuiltFiles(realpathSync(folder), report);
  const app = Fastify({
    logger: false,
    // Clients send no bodies.
    requestTimeout: 20_000,
    // Slow downloads pause for less than this.
    connectionTimeout: 60_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    forceCloseConnections: 'idle',
    // Fastify runs no hooks for malformed addresses.
    frameworkErrors: refuse,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isAddressTooLong(request.url)) return reply.code(414).send({ error: 'URI Too Long' });
  });
  // Bodies are not read, so the response need not wait for them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.addHook('onSend', async (request, reply) => {
    reply.headers(openToAll);
    // A body that is not read is discarded with its connection.
    if (!request.raw.complete) reply.header('connection', 'close');
  });
  app.get('/health', async () => ({ status: 'ok' }));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    // Only a release's own files are public, whatever lies in its folder; of these, source maps are not.
    allowedPath: (path) => !/\.map(\.|$)/i.test(path) && isOwnFile(folder, path, built),
    decorateReply: false,
    // The files of a release never change, so there is nothing to revalidate.
    etag: false,
    lastModified: false,
  });
  return app;
}

function refuse(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(openToAll).code(400).send({ error: 'Bad Request' });
}

/**
 * False for the target of a link, and for a file that differs from its build, including the compressed files that are
 * sent instead.
 */
function isOwnFile(folder: string, path: string, built: BuiltFiles): boolean {
  const root = realpathSync(folder);
  return ['', '.br', '.gz'].every((ending) => {
    const file = join(root, `${path}${ending}`);
    // A missing file is left to the plugin, which responds with 404; so is a folder.
    if (!existsSync(file)) return true;
    if (realpathSync(file) !== file) return false;
    return !statSync(file).isFile() || built.isAsBuilt(relative(root, file).split(sep).join('/'));
  });
}
