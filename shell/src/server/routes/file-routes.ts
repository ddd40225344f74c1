import type { FastifyInstance } from 'fastify';
import { serveRemoteFiles } from '../http/remote-files.ts';
import { serveAssets } from '../pages/assets.ts';
import type { Site } from '../site.ts';

/** Files of builds: the shell's own, and those of the remotes' releases. */
export async function fileRoutes(app: FastifyInstance, { site }: { site: Site }): Promise<void> {
  await serveAssets(app, site.config.buildFolder);
  serveRemoteFiles(app, (remote) => site.files.of(remote));
}
