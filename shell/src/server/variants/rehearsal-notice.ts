import type { FastifyReply } from 'fastify';
import { darkColours, lightColours } from '@summit/contract/frame/brand';
import { rehearsal as facts } from '@summit/contract/site/rehearsal';
import { escapeHtml } from '../render/document/document.ts';
import { getSha256 } from '../render/document/script-hashes.ts';
import { cookieText } from './cookies.ts';
import type { NoRehearsal } from './rehearsals.ts';

const notices: Record<NoRehearsal, { status: number; title: string; text: string; action: string }> = {
  over: {
    status: 410,
    title: 'There is no rehearsal here',
    text: 'The rehearsal has ended by itself, or its link is incomplete. A link works for a day; the organiser who sent it can make another one. You now see the site as it is.',
    action: 'Go to the site',
  },
  unknown: {
    status: 503,
    title: 'The rehearsal cannot be shown just now',
    text: 'The server does not respond at the moment. Please try again in a minute.',
    action: 'Try again',
  },
};

const { paper, ink } = lightColours;
const css =
  `:root{color-scheme:light dark}body{margin:0;padding:clamp(24px,8vw,96px);background:${paper};color:${ink};` +
  'font:18px/1.5 system-ui,sans-serif}main{max-width:60ch}h1{font-size:clamp(32px,6vw,56px);line-height:1.1;margin:0 0 24px}' +
  'a{display:inline-block;padding:10px 0;min-height:24px;color:inherit;font-weight:650}' +
  `@media(prefers-color-scheme:dark){body{background:${darkColours.paper};color:${darkColours.ink}}}`;

/** Sends a notice that the rehearsal is over, once: then the browser gets the live site. @param to the next page */
export function sendRehearsalNotice(
  reply: FastifyReply,
  why: NoRehearsal,
  { to, secure }: { to: string; secure: boolean },
): FastifyReply {
  const { status, title, text, action } = notices[why];
  // Normalised, because `//elsewhere` would lead to another site.
  const href = to.replace(/^[/\\]+/, '/');
  const dropped = cookieText({ name: facts.cookie, value: '', seconds: 0, secure });
  if (why === 'over') reply.header('set-cookie', dropped);
  else reply.header('retry-after', '10');
  reply.headers({
    'cache-control': 'private, no-store',
    'content-security-policy': `default-src 'none'; style-src '${getSha256(css)}'; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  });
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title>` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        `<style>${css}</style></head><body><main><h1>${title}</h1><p>${text}</p>` +
        `<p><a href="${escapeHtml(href)}">${action}</a></p></main></body></html>`,
    );
}
