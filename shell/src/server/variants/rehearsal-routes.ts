import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rehearsal as facts } from '@summit/contract/site/rehearsal';
import { cookieText } from './cookies.ts';
import { sendRehearsalNotice } from './rehearsal-notice.ts';
import type { Rehearsals } from './rehearsals.ts';

/** The link of a rehearsal starts it in this browser, and the button on its pages ends it. */
export function serveRehearsals(app: FastifyInstance, rehearsals: Rehearsals): void {
  const { secure, siteOrigin } = rehearsals;
  const sendOn = (reply: FastifyReply, to: string, value: string, seconds: number) => {
    reply.header('set-cookie', cookieText({ name: facts.cookie, value, seconds, secure }));
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    return reply.redirect(to, 302);
  };
  app.get<{ Querystring: { token?: unknown } }>(facts.startPath, async (request, reply) => {
    const { token } = request.query;
    const found = await rehearsals.find(typeof token === 'string' ? token : '');
    if (found === 'over') return sendRehearsalNotice(reply, found, { to: '/', secure });
    if (found === 'unknown') return sendRehearsalNotice(reply, found, { to: request.url, secure });
    return sendOn(reply, '/', found.token, rehearsals.secondsLeft(found));
  });
  app.get(facts.endPath, async (request, reply) => sendOn(reply, pageBefore(request, siteOrigin), '', 0));
}

/** The page on which the visitor pressed the button, if it is one of this site. */
function pageBefore({ headers: { referer = '' } }: FastifyRequest, siteOrigin: string): string {
  if (!URL.canParse(referer)) return '/';
  const { origin, pathname, search } = new URL(referer);
  // Normalised, because `//elsewhere` would lead to another site.
  return origin === siteOrigin ? `${pathname.replace(/^\/+/, '/')}${search}` : '/';
}
