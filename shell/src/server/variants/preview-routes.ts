import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { longestPreviewMs, previewParameter } from '@summit/rendering/signing/preview-link';
import { cookieText } from './cookies.ts';
import { previewCookie, type Variants } from './variants.ts';

/** Ends a preview; `to` is the page to go on with. */
export const leavePreviewPath = '/preview/leave';

/**
 * `?preview=<token>` on any page's address opens a preview in this browser, and redirects to the page; an invalid
 * token redirects to the live page.
 */
export function servePreviews(
  app: FastifyInstance,
  variants: Variants,
  /** Reads the registry again: a link may be followed within a second of its release. */
  refresh: () => Promise<void>,
): void {
  const { secure } = variants;
  const sendOn = (reply: FastifyReply, to: string, value: string, seconds: number) => {
    reply.header('set-cookie', cookieText({ name: previewCookie, value, seconds, secure }));
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    return reply.redirect(to, 302);
  };
  const mayOpen = (request: FastifyRequest) =>
    isRead(request) &&
    request.url.includes(`${previewParameter}=`) &&
    URL.canParse(request.url, 'http://site');
  /** Resolves without a response when the address opens no preview. */
  async function openPreview(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url, 'http://site');
    const token = searchParams.get(previewParameter);
    if (token === null || pathname.startsWith('/api/')) return;
    searchParams.delete(previewParameter);
    await refresh();
    const isOpened = typeof variants.open(token, 'link') !== 'string';
    const search = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
    // Normalised, because `//elsewhere` would redirect to another site.
    const to = `${pathname.replace(/^\/+/, '/')}${search}`;
    return isOpened ? sendOn(reply, to, token, longestPreviewMs / 1000) : sendOn(reply, to, '', 0);
  }
  // Not `async`: it runs for every page.
  app.addHook('onRequest', (request, reply, done) => {
    if (!mayOpen(request)) return done();
    openPreview(request, reply).then(() => reply.sent || done(), done);
  });
  app.get<{ Querystring: { to?: string } }>(leavePreviewPath, async (request, reply) => {
    const { to } = request.query;
    const isHere = typeof to === 'string' && /^\/(?![/\\])/.test(to) && !/[\r\n\t]/.test(to);
    return sendOn(reply, isHere ? to : '/', '', 0);
  });
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
