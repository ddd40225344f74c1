import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ShellAssets } from './render/render-protocol.ts';
import { noSniffing } from './security-headers.ts';

/** Finds the files that a page names itself: the first scripts and the font. */
export function shellAssets(buildFolder: string): ShellAssets {
  const buildId = basename(buildFolder);
  const files = readdirSync(join(buildFolder, 'browser'));
  const named = (pattern: RegExp) => {
    const file = files.find((name) => pattern.test(name));
    if (!file) throw new Error(`The shell's build in ${buildFolder} has no file like ${pattern}`);
    return `/assets/${buildId}/${file}`;
  };
  return {
    main: named(/^main\.[0-9a-f]+\.js$/),
    federation: named(/^federation\.js$/),
    font: named(/\.woff2$/),
    buildId,
  };
}

/** Serves this build's files and those of earlier builds, which open tabs may still ask for. */
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
      // An address changes with its file: there is nothing to ask again.
      etag: false,
      lastModified: false,
      setHeaders: (answer) => {
        for (const [name, value] of Object.entries(noSniffing)) answer.setHeader(name, value);
      },
    });
  }
}
