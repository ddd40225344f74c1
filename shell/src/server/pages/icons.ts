import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { lightColours } from '@summit/contract/frame/brand';
import {
  homeScreenIcons,
  manifestPath,
  sharePicturePath,
  siteName,
  touchIconPath,
} from '@summit/contract/site/site-facts';

const { ink, paper } = lightColours;

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ink}"/><path d="M3 24 10 15l5 5 6-11 8 9" fill="none" stroke="${paper}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/></svg>`;

const manifest = {
  name: siteName,
  short_name: siteName,
  id: '/',
  start_url: '/',
  scope: '/',
  // In a tab the address is visible, which people copy to share a session or a speaker.
  display: 'browser',
  lang: 'en-GB',
  background_color: paper,
  theme_color: paper,
  icons: homeScreenIcons.map(({ path, size, purpose }) => ({
    src: path,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
};

/**
 * Serves the site's icons, which show the event's market curve: for browser tabs and home screens, and the picture
 * of shared pages.
 */
export function serveIcons(app: FastifyInstance): void {
  const serve = (path: string, type: string, body: Buffer | string) =>
    app.get(path, async (_request, reply) => {
      void reply.type(type).header('cache-control', 'public, max-age=86400');
      return body;
    });
  serve('/favicon.svg', 'image/svg+xml', icon);
  serve(manifestPath, 'application/manifest+json', JSON.stringify(manifest));
  serve(sharePicturePath, 'image/png', readFileSync(join(import.meta.dirname, 'share.png')));
  for (const path of [touchIconPath, ...homeScreenIcons.map((one) => one.path)]) {
    serve(path, 'image/png', readFileSync(join(import.meta.dirname, 'icons', path)));
  }
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301));
}
