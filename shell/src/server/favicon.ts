import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { lightColours } from '@summit/contract/brand';
import { sharePicturePath } from '@summit/contract/site-facts';

const { ink, paper } = lightColours;

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ink}"/><path d="M3 24 10 15l5 5 6-11 8 9" fill="none" stroke="${paper}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/></svg>`;

/** The event's market curve: the site's sign in the browser's tab, and the picture of a page that is shared. */
export function serveFavicon(app: FastifyInstance): void {
  const sharePicture = readFileSync(join(import.meta.dirname, 'share.png'));
  app.get('/favicon.svg', async (_request, reply) => {
    void reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400');
    return icon;
  });
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get(sharePicturePath, async (_request, reply) => {
    void reply.type('image/png').header('cache-control', 'public, max-age=86400');
    return sharePicture;
  });
}
