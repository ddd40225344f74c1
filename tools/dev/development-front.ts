import type { ServerResponse } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance } from 'fastify';
import { type DevelopmentEvent, eventsPath } from '@summit/remote-kit/development-event';
import { serveFiles } from './development-files.ts';

interface FrontOptions {
  /** The address of the site's server. */
  upstream: string;
  /** The watched build of the shell: its browser files, and their base address. */
  shell: { folder: string; prefix: string };
  /** Resolves when responses would be up to date. */
  settled: () => Promise<void>;
}

export interface Front {
  app: FastifyInstance;
  /** Notifies every open page. */
  send(event: DevelopmentEvent): void;
}

/** A proxy in front of the site in development: it notifies pages of changes, and delays requests during builds. */
export async function developmentFront({ upstream, shell, settled }: FrontOptions): Promise<Front> {
  const app = Fastify({ forceCloseConnections: true });
  const pages = new Set<ServerResponse>();
  app.addHook('onRequest', async ({ url, headers }) => {
    const isPage = headers.accept?.includes('text/html') ?? false;
    if (isPage || url.startsWith('/api/')) await settled();
  });
  app.get(eventsPath, (request, reply) => {
    reply.hijack();
    const head = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
    reply.raw.writeHead(200, head).write(': connected\n\n');
    pages.add(reply.raw);
    request.raw.once('close', () => pages.delete(reply.raw));
  });
  await serveFiles(app, shell.folder, shell.prefix);
  await app.register(httpProxy, { upstream, retryMethods: [] });
  const send = (event: DevelopmentEvent) => {
    for (const page of pages) page.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  return { app, send };
}
