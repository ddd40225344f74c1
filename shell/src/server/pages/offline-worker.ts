import type { FastifyInstance } from 'fastify';
import { offlineWorkerPath } from '@summit/contract/site/site-facts';
import { offlinePage } from '../../before-script/inline-scripts.compiled.ts';

/** The service worker of pages that open without a connection. Browsers look for a newer one at each visit of such a page. */
export function serveOfflineWorker(app: FastifyInstance): void {
  app.get(offlineWorkerPath, async (_request, reply) => {
    void reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache');
    return offlinePage;
  });
}
