import type { FastifyInstance } from 'fastify';
import { serveRemoteFiles } from '../http/remote-files.ts';
import { serveAssets } from '../pages/assets.ts';
import { takePublished } from '../registry/published-registry.ts';
import type { Site } from '../site.ts';
import { fileAccess } from '../variants/file-access.ts';

/** The routes of files of builds: the shell's own, and those of the remotes' releases. */
export async function fileRoutes(app: FastifyInstance, { site }: { site: Site }): Promise<void> {
  const { registry, variants, apis, files } = site;
  await serveAssets(app, site.config.buildFolder);
  serveRemoteFiles(app, {
    originsOf: (remote) => files.of(remote),
    accessTo: fileAccess({
      registry: registry.current,
      variants,
      refresh: async () => {
        await registry.refresh();
        await takePublished(apis.address, registry).catch(() => undefined);
      },
    }),
  });
}
