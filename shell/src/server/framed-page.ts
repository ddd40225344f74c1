import type { FastifyRequest } from 'fastify';
import type { RenderedPage } from '@summit/rendering/render-protocol';

/** Whether the page is to be shown in a frame, as browsers say since they can. */
export function isFramed(request: FastifyRequest): boolean {
  const place = request.headers['sec-fetch-dest'];
  return place === 'iframe' || place === 'frame';
}

/** The same page without its header and footer, with the head script's attribute, and not for search engines. */
export function framedPage(page: RenderedPage): RenderedPage {
  const html = page.html
    .replace('<html ', '<html data-framed ')
    .replace('</head>', '<meta name="robots" content="noindex"></head>');
  return { ...page, html };
}
