import type { FastifyInstance } from 'fastify';
import { addCommonHeaders } from '../http/common-headers.ts';
import { serveOldBrowserNotice } from '../http/old-browser.ts';
import { serveIcons } from '../pages/icons.ts';
import { serveOfflineWorker } from '../pages/offline-worker.ts';
import { serveRedirects } from '../pages/redirects.ts';
import { serveShellState } from '../pages/shell-state.ts';
import { liveRemotesFor, serverRemotes } from '../registry/public-registry.ts';
import type { Site } from '../site.ts';

/** The other routes: the server's state, the live releases, icons, and redirects. */
export async function smallRoutes(app: FastifyInstance, { site }: { site: Site }): Promise<void> {
  const { config, registry, rendering, awayRemotes, draining, variants, rehearsals, apis } = site;
  addCommonHeaders(app, config.siteOrigin);
  const getState = () => ({
    revision: registry.current().revision,
    renderedRevision: rendering.revision,
    away: awayRemotes.list,
  });
  serveShellState(app, getState, () => draining.begun);
  app.get('/registry.json', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' });
    return liveRemotesFor('browser', variants.chosenBefore(request).registry);
  });
  serveIcons(app);
  serveOfflineWorker(app);
  serveOldBrowserNotice(app, apis.address);
  serveRedirects(
    app,
    apis.address,
    () => serverRemotes(registry.current()),
    (request) => rehearsals.tokenOf(request),
  );
}
