import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { noSniffing } from '../http/security-headers.ts';

/** Serves this build's files and those of earlier builds, which open tabs may still request. */
export async function serveAssets(app: FastifyInstance, buildFolder: string): Promise<void> {
  const builds = dirname(buildFolder);
  for (const build of readdirSync(builds)) {
    const root = join(builds, build, 'browser');
    if (build.startsWith('.') || !existsSync(root)) continue;
    await app.register(fastifyStatic, {
      root,
      prefix: `/assets/${build}/`,
      decorateReply: false,
      wildcard: true,
      index: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      // Source maps are stored beside the scripts and are not public.
      allowedPath: (path) => !/\.map(\.|$)/i.test(path),
      // A file's address contains its hash, so there is nothing to revalidate.
      etag: false,
      lastModified: false,
      setHeaders: (response) => {
        for (const [name, value] of Object.entries(noSniffing)) response.setHeader(name, value);
      },
    });
  }
}
