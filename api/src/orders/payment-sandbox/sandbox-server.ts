import { timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { leastPaid } from '@summit/contract/money-and-time/currencies';
import { isAddressTooLong } from '@summit/contract/paths/address-length';
import { bearer } from '@summit/contract/requests/request-headers';
import { cardPageHtml } from './card-page-html.ts';
import {
  approve,
  bringUpToTime,
  type CardName,
  type CardPage,
  dispute,
  endDispute,
  endRefund,
  fail,
  getLeft,
  type NewCardPage,
  openPage,
  refund,
  refundMs,
  reportedRefund,
  toReport,
} from './card-pages.ts';
import { dashboardHtml } from './dashboard-html.ts';
import { type Deliver, type SandboxEvents, sandboxEvents } from './sandbox-events.ts';
import { testCards } from './test-cards.ts';

export interface SandboxOptions {
  /** The key that authorises the API and signs the events. */
  secret: string;
  /** Where browsers find the card pages. */
  origin: () => string;
  deliver: Deliver;
  now: () => Date;
  /** What was stored when the sandbox ended last. */
  pages?: CardPage[];
  store?: (pages: CardPage[]) => void;
}

type ById = { Params: { id: string } };

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** A payment provider for demonstrations: card pages, a dashboard, and the calls that the API makes. */
export function sandboxServer(options: SandboxOptions): { app: FastifyInstance; events: SandboxEvents } {
  const { secret, deliver, now, store } = options;
  const pages = new Map((options.pages ?? []).map((page) => [page.id, page]));
  const events = sandboxEvents(secret, deliver, now);
  const app = Fastify({ bodyLimit: 64 * 1024 });
  app.addHook('onRequest', async (request, reply) => {
    if (isAddressTooLong(request.url)) return reply.code(414).send({});
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onResponse', async ({ method }) => {
    if (method === 'POST') store?.([...pages.values()]);
  });
  app.addHook('onClose', async () => events.stop());

  const find = (id: string): CardPage => {
    const page = pages.get(id);
    if (!page) throw Object.assign(new Error('There is no such payment.'), { statusCode: 404 });
    bringUpToTime(page, now());
    return page;
  };
  const show = (reply: FastifyReply, html: string) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);

  app.get('/', async (_request, reply) => {
    const newest = [...pages.values()].reverse();
    newest.forEach((page) => bringUpToTime(page, now()));
    return show(reply, dashboardHtml(newest));
  });
  app.get<ById>('/pay/:id', async ({ params }, reply) => show(reply, cardPageHtml(find(params.id))));
  app.post<ById & { Body: { card?: string } | undefined }>('/pay/:id', async ({ params, body }, reply) => {
    const page = find(params.id);
    const { card: name = '' } = body ?? {};
    const card = Object.hasOwn(testCards, name) ? testCards[name as CardName] : undefined;
    // A repeated submission finds the page closed, and changes nothing.
    if (card && page.state === 'open' && page.bankAsksUntil === null) card.use(page, events, now());
    return reply.redirect(page.returnUrl, 303);
  });
  app.post<ById & { Params: { action: string } }>('/payments/:id/:action', async ({ params }, reply) => {
    act(find(params.id), params.action, events, now());
    return reply.redirect('/', 303);
  });

  app.register(async (api) => {
    api.addHook('onRequest', async ({ headers }, reply) => {
      const [given, right] = [Buffer.from(headers.authorization ?? ''), Buffer.from(bearer(secret))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return reply.code(401).send({});
    });
    api.post<{ Body: NewCardPage }>('/api/pages', async ({ body }, reply) => {
      if (body.amountMinor < leastPaid(body.currency)) return reply.code(400).send({});
      const { id } = openPage(pages, body, now());
      return { id, url: `${options.origin()}/pay/${id}` };
    });
    api.get<ById>('/api/pages/:id', async ({ params }) => toReport(find(params.id)));
    api.post<ById>('/api/pages/:id/close', async ({ params }) => {
      const page = find(params.id);
      if (page.state === 'open' && page.bankAsksUntil === null) fail(page, null);
      return {};
    });
    api.post<ById & { Body: { refundId: string; amountMinor: number } }>(
      '/api/pages/:id/refunds',
      async ({ params, body }, reply) => {
        const page = find(params.id);
        const made = refund(page, body.refundId, body.amountMinor, now());
        if (!made) return reply.code(409).send({});
        announceRefund(page, events);
        return reportedRefund(made);
      },
    );
  });
  return { app, events };
}

/** Reports a refund, and reports it again when the bank has decided about a pending one. */
function announceRefund(page: CardPage, events: SandboxEvents): void {
  events.send(page, 'refund.updated');
  if (page.refundsAre !== 'made') events.send(page, 'refund.updated', { afterMs: refundMs + 500 });
}

/** What the dashboard's buttons do. */
function act(page: CardPage, action: string, events: SandboxEvents, now: Date): void {
  switch (action) {
    case 'refund':
      refund(page, null, getLeft(page), now);
      return announceRefund(page, events);
    case 'failRefund': {
      const last = page.refunds.findLast(({ state }) => state !== 'failed');
      if (last) endRefund(last, 'failed');
      return events.send(page, 'refund.failed');
    }
    case 'dispute':
      dispute(page);
      return events.send(page, 'dispute.created');
    case 'winDispute':
    case 'loseDispute':
      endDispute(page, action === 'winDispute' ? 'won' : 'lost');
      return events.send(page, 'dispute.closed');
    case 'late':
      if (page.state === 'failed') approve(page);
      return events.send(page, 'page.succeeded');
    default:
      return events.send(page, 'page.updated');
  }
}
