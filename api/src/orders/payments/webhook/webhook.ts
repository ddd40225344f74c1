import type { FastifyRequest } from 'fastify';
import * as limits from '@summit/contract/limits/limits';
import { type PaymentProviderName, paymentProviders } from '@summit/contract/shapes/attendees/payments';
import { isInConflict } from '../../../platform/db/database-error.ts';
import type { Api } from '../../../platform/platform.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import { checkPayment, type PaymentContext } from '../check-payment.ts';
import { findPaymentOf } from '../payments.queries.ts';
import {
  InvalidSignature,
  type PaymentProvider,
  type ProviderEvent,
  ProviderFailed,
} from '../providers/provider.ts';
import { storeEvent } from './provider-events.queries.ts';

/**
 * Where providers send their events. The signature is checked over the body as it came; 2xx means that the event is
 * stored and applied, anything else makes the provider send it again.
 */
export async function paymentWebhook(app: Api, cashier: PaymentContext): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const reading = { parseAs: 'buffer', bodyLimit: limits.jsonBodyBytes } as const;
    scope.addContentTypeParser('*', reading, (_request, body, done) => done(null, body));
    scope.post<{ Params: { provider: string } }>('/payment/:provider/webhook', async (request, reply) => {
      const provider = cashier.providers.find(knownName(request.params.provider));
      if (!provider) throw new Failure('payment-0002');
      await receive(cashier, provider, request);
      return reply.code(204).send();
    });
  });
}

function knownName(name: string): PaymentProviderName | null {
  return paymentProviders.find((known) => known === name) ?? null;
}

async function receive(
  cashier: PaymentContext,
  provider: PaymentProvider,
  request: FastifyRequest,
): Promise<void> {
  const { db, clock } = cashier.platform;
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  try {
    const event = await readEvent(provider, body, request, clock.now());
    const found = await findPaymentOf(db, provider.name, event);
    if (found) {
      const { payment, isApplied } = found;
      await checkPayment(cashier, payment, { event, body: body.toString(), isApplied });
    } else {
      // The event concerns something else in the same account: it is stored, and there is nothing to apply.
      await db.transaction((tx) => storeEvent(tx, provider.name, event, body.toString(), null, clock.now()));
    }
  } catch (error) {
    if (error instanceof ProviderFailed || isInConflict(error)) {
      throw new Failure('server-0002', { cause: error, retryAfter: 1 });
    }
    throw error;
  }
}

async function readEvent(
  provider: PaymentProvider,
  body: Buffer,
  request: FastifyRequest,
  now: Date,
): Promise<ProviderEvent> {
  try {
    return await provider.readEvent(body, request.headers, now);
  } catch (error) {
    if (error instanceof InvalidSignature) throw new Failure('request-0001', { cause: error });
    throw error;
  }
}
