import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { bearer } from '@summit/contract/requests/request-headers';
import { deskOrder, releaseDesk } from '@summit/contract/shapes/organise/release-desk';
import { maxPreviewHours } from '@summit/rendering/signing/preview-link';
import { releaseSecret } from '@summit/rendering/signing/release-secret';
import { Shells } from '../health/ask-shells.ts';
import { ReleaseRefused } from '../promotion/release-refused.ts';
import { newestRegistry } from '../registry/registry-store.ts';
import { shellOrigins, type SiteSettings } from '../settings/site-settings.ts';
import { makePreview } from '../waiting-command.ts';
import { changeAtDesk, NotAsRead } from './desk-change.ts';
import { describeReleases } from './desk-releases.ts';

interface DeskOptions {
  settings: SiteSettings;
  /** The key with which the API authenticates. */
  key: string;
  report: (line: string) => void;
}

interface PreviewRoute {
  Querystring: { remote?: string; buildId?: string };
}

/**
 * The server that makes organisers' changes as release commands do. The API has authenticated and authorised them,
 * and sends their name. The desk itself has no accounts, and browsers never reach it.
 */
export function releaseDeskServer({ settings, key, report }: DeskOptions): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: 'idle', bodyLimit: 16_384 });
  const { dataDir } = settings;
  const origins = shellOrigins(settings);
  const shells = new Shells({ shells: origins, secret: releaseSecret(dataDir, settings.secret), report });

  // The process manager uses it to restart a desk that hangs; it does not check the site.
  app.get('/health', async (_request, reply) => reply.send('ok'));
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/health') return;
    if (!isSame(request.headers.authorization ?? '', bearer(key))) return reply.code(401).send();
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof NotAsRead) return reply.code(409).send();
    if (error instanceof ReleaseRefused) return reply.code(404).send();
    const isOrder = (error as Error).name === 'ValidationError';
    if (!isOrder) {
      report(`The release desk failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    return reply.code(isOrder ? 400 : 500).send();
  });

  app.get(releaseDesk.releasesPath, async () =>
    describeReleases(await newestRegistry(dataDir), shells, origins),
  );
  app.get<PreviewRoute>(releaseDesk.previewPath, async ({ query: { remote = '', buildId } }) => {
    const { address, expiresAt } = await makePreview(settings, { remote, buildId, hours: maxPreviewHours });
    return { address, expiresAt };
  });
  app.post(releaseDesk.changePath, async ({ body }) => {
    const order = deskOrder.validateSync(body, { strict: true });
    const outcome = await changeAtDesk(settings, order);
    if (!order.isDryRun && outcome.problems.length === 0) {
      report(`${order.by}: ${order.action} ${order.remote} ${order.buildId} from the backoffice.`);
    }
    return outcome;
  });
  return app;
}

/** Compares texts of any length in constant time. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [given, right].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
