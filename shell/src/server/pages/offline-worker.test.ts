import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { offlineWorkerPath } from '@summit/contract/site/site-facts';
import { serveOfflineWorker } from './offline-worker.ts';

test('the service worker is a script that browsers revalidate at each visit', async () => {
  const app = Fastify();
  serveOfflineWorker(app);
  const { headers, body } = await app.inject(offlineWorkerPath);
  expect(headers['content-type']).toMatch(/^text\/javascript/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain('fetch');
});
