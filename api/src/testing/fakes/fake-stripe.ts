import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

type Values = Record<string, string>;

interface Failure {
  statusCode?: number;
  message: string;
  /** The parameter that is to blame. */
  param?: string;
}

/** The parameters of the seven used calls of Stripe's API; others are refused, like at Stripe. */
const known: Record<string, RegExp> = {
  'POST /v1/checkout/sessions':
    /^(mode|allowed_payment_method_types\[\d\]|line_items\[\d\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\]|customer_email|client_reference_id|metadata\[\w+\]|payment_intent_data\[metadata\]\[\w+\]|success_url|cancel_url|expires_at)$/,
  'GET /v1/checkout/sessions': /^(payment_intent|limit)$/,
  'GET /v1/checkout/sessions/:id': /^expand\[\d\]$/,
  'POST /v1/checkout/sessions/:id/expire': /^$/,
  'POST /v1/refunds': /^(payment_intent|amount|metadata\[\w+\])$/,
  'GET /v1/refunds': /^(payment_intent|limit)$/,
  'GET /v1/disputes': /^(payment_intent|limit)$/,
};

export interface FakeSession {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  client_reference_id: string;
  amount_total: number;
  currency: string;
  intent: { id: string; status: string; last_payment_error: { message: string } | null } | null;
}

interface FakeDispute {
  id: string;
  object: 'dispute';
  amount: number;
  /** In lower case. */
  currency: string;
  payment_intent: string;
  status: string;
}

interface FakeRefund {
  id: string;
  object: 'refund';
  amount: number;
  /** In lower case. */
  currency: string;
  payment_intent: string;
  status: string;
  metadata: Values;
}

export interface FakeStripe {
  url: string;
  sessions: FakeSession[];
  refunds: FakeRefund[];
  disputes: FakeDispute[];
  /** The outcome of requested refunds. */
  refundStatus: 'succeeded' | 'pending' | 'failed';
  /** Refunds are made, but their responses are lost. */
  losesRefundResponses: boolean;
  /** No session is opened with the payer's address. */
  refusesEmails: boolean;
  /** Idempotency keys expire after a day. */
  forgetKeys(): void;
  /** The headers of the last request that opened a session. */
  lastHeaders: Record<string, unknown>;
  pay(sessionId: string): void;
  close(): Promise<void>;
}

/** A local server that responds like Stripe, and stores sessions and refunds. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const app = Fastify();
  const sessions: FakeSession[] = [];
  const refunds: FakeRefund[] = [];
  const byKey = new Map<string, unknown>();
  const disputes: FakeDispute[] = [];
  const fake = {
    ...{ sessions, refunds, disputes },
    refundStatus: 'succeeded' as FakeStripe['refundStatus'],
    losesRefundResponses: false,
    refusesEmails: false,
    forgetKeys: () => byKey.clear(),
    lastHeaders: {} as Record<string, unknown>,
  };

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const refused = (code: string, param?: string) =>
    Object.assign(new Error(code), { statusCode: 400, code, param });
  app.setErrorHandler(({ statusCode, message, param }: Failure, _request, reply) =>
    reply
      .code(statusCode ?? 500)
      .send({ error: { type: 'invalid_request_error', code: message, message, param } }),
  );
  app.addHook('preHandler', async (request) => {
    const rule = known[`${request.method} ${request.routeOptions.url}`];
    const given = [
      ...Object.keys((request.body ?? {}) as Values),
      ...new URL(request.url, 'http://s').searchParams.keys(),
    ];
    const unknown = given.find((name) => !rule?.test(name));
    if (unknown) throw refused(`parameter_unknown: ${unknown}`);
  });

  const find = (id: string): FakeSession => {
    const session = sessions.find((one) => one.id === id);
    if (!session) throw refused('resource_missing');
    return session;
  };
  const isDisputed = (intentId: string) => disputes.some((one) => one.payment_intent === intentId);
  const shown = ({ intent, ...session }: FakeSession, isExpanded: boolean) => ({
    ...session,
    object: 'checkout.session',
    metadata: { paymentId: session.client_reference_id },
    payment_intent:
      intent && isExpanded
        ? { ...intent, object: 'payment_intent', latest_charge: { disputed: isDisputed(intent.id) } }
        : (intent?.id ?? null),
  });
  const listOf = (data: unknown[]) => ({ object: 'list', data, has_more: false });

  app.post<{ Body: Values }>('/v1/checkout/sessions', async ({ body, headers }) => {
    fake.lastHeaders = headers;
    const key = String(headers['idempotency-key']);
    const before = byKey.get(key);
    if (before) return before;
    if (fake.refusesEmails && body.customer_email) throw refused('email_invalid', 'customer_email');
    // Stripe's smallest amount, in pence.
    if (Number(body['line_items[0][price_data][unit_amount]']) < 30) throw refused('amount_too_small');
    const id = `cs_test_${randomUUID()}`;
    const session: FakeSession = {
      id,
      url: `https://checkout.stripe.example/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: body.client_reference_id ?? '',
      amount_total: Number(body['line_items[0][price_data][unit_amount]']),
      currency: body['line_items[0][price_data][currency]'] ?? '',
      intent: null,
    };
    sessions.push(session);
    byKey.set(key, shown(session, false));
    return byKey.get(key);
  });
  app.get<{ Querystring: Values }>('/v1/checkout/sessions', async ({ query }) =>
    listOf(
      sessions.filter(({ intent }) => intent?.id === query.payment_intent).map((one) => shown(one, false)),
    ),
  );
  app.get<{ Params: { id: string }; Querystring: Values }>(
    '/v1/checkout/sessions/:id',
    async ({ params, query }) => shown(find(params.id), Object.keys(query).length > 0),
  );
  app.post<{ Params: { id: string } }>('/v1/checkout/sessions/:id/expire', async ({ params }) => {
    const session = find(params.id);
    if (session.status !== 'open') throw refused('session_not_open');
    session.status = 'expired';
    return shown(session, false);
  });
  app.post<{ Body: Values }>('/v1/refunds', async ({ body, headers }) => {
    const refund = refundFor(String(headers['idempotency-key']), body);
    if (fake.losesRefundResponses) throw Object.assign(new Error('lost'), { statusCode: 500 });
    return refund;
  });
  function refundFor(key: string, body: Values) {
    const before = byKey.get(key);
    if (before) return before;
    const refund: FakeRefund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      amount: Number(body.amount),
      currency: 'gbp',
      payment_intent: body.payment_intent ?? '',
      status: fake.refundStatus,
      metadata: { refundId: body['metadata[refundId]'] ?? '' },
    };
    refunds.push(refund);
    byKey.set(key, refund);
    return refund;
  }
  app.get<{ Querystring: Values }>('/v1/refunds', async ({ query }) =>
    listOf(refunds.filter((one) => one.payment_intent === query.payment_intent)),
  );

  app.get<{ Querystring: Values }>('/v1/disputes', async ({ query }) =>
    listOf(disputes.filter((one) => one.payment_intent === query.payment_intent)),
  );

  await app.listen({ host: '127.0.0.1', port: 0 });
  return Object.assign(fake, {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    pay(sessionId: string) {
      const session = find(sessionId);
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        intent: { id: `pi_${randomUUID()}`, status: 'succeeded', last_payment_error: null },
      });
    },
    close: () => app.close(),
  });
}
