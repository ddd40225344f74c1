import type { FastifyRequest } from 'fastify';
import type { RenderedPage } from '@summit/rendering/render-protocol';

/** Whether the page is requested for a frame, by the header of browsers that send it. */
export function isFramed(request: FastifyRequest): boolean {
  const place = request.headers['sec-fetch-dest'];
  return place === 'iframe' || place === 'frame';
}

/** Removes header and footer from a page, sets the head script's attribute, and excludes it from search engines. */
export function framedPage(page: RenderedPage): RenderedPage {
  const html = page.html
    .replace('<html ', '<html data-framed ')
    .replace('</head>', '<meta name="robots" content="noindex"></head>');
  return { ...page, html };
}
