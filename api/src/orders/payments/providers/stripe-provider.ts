import Stripe from 'stripe';
import {
  DetailsRefused,
  InvalidSignature,
  type PaymentProvider,
  ProviderFailed,
  type Purchase,
  type ReportedRefund,
} from './provider.ts';
import { toStripe } from './stripe-amounts.ts';
import { getSubject, reportedRefund, reportOn } from './stripe-objects.ts';

export interface StripeAccess {
  secretKey: string;
  webhookSecret: string;
  /** Another server that speaks as Stripe does; null: Stripe. */
  apiUrl: string | null;
}

/** The objects are read as this version shapes them, whatever the account's default is. */
const apiVersion = '2026-10-28.endive';

/** How old a signature may be, in seconds. */
const oldest = 300;

/** Card payments by Stripe Checkout: a full redirect, so that cards are never seen here. */
export function stripeProvider({ secretKey, webhookSecret, apiUrl }: StripeAccess): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    apiVersion,
    maxNetworkRetries: 1,
    timeout: 10_000,
    telemetry: false,
    ...(apiUrl && elsewhere(apiUrl)),
  });
  const { sessions } = stripe.checkout;

  /** @throws ProviderFailed, or its kind for requests that Stripe calls invalid */
  async function ask<T>(task: () => Promise<T>, Invalid = ProviderFailed): Promise<T> {
    try {
      return await task();
    } catch (cause) {
      // Stripe's messages may repeat what was sent: its code says enough.
      const code = cause instanceof Stripe.errors.StripeError ? (cause.code ?? cause.type) : 'unreachable';
      const Kind = cause instanceof Stripe.errors.StripeInvalidRequestError ? Invalid : ProviderFailed;
      throw new Kind(`Stripe refused: ${code}.`, { cause });
    }
  }

  async function createSession({ email, ...purchase }: Purchase) {
    const { paymentId, amountMinor, currency, description } = purchase;
    const metadata = { paymentId };
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'payment',
      // Methods that are confirmed days later are excluded, because a place cannot be held that long.
      allowed_payment_method_types: ['card'],
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: toStripe(amountMinor, currency),
            product_data: { name: description },
          },
        },
      ],
      client_reference_id: paymentId,
      metadata,
      payment_intent_data: { metadata },
      success_url: purchase.returnUrl,
      cancel_url: purchase.cancelUrl,
      expires_at: Math.floor(purchase.closesAt.getTime() / 1000),
    };
    const idempotencyKey = `payment:${paymentId}`;
    try {
      return await sessions.create({ ...params, customer_email: email }, { idempotencyKey });
    } catch (error) {
      const param = error instanceof Stripe.errors.StripeInvalidRequestError ? error.param : undefined;
      if (param !== 'customer_email') throw error;
      // Stripe has rules of its own for addresses: without one it asks the payer on its page.
      return sessions.create(params, { idempotencyKey: `${idempotencyKey}:without-email` });
    }
  }

  async function getIntent(providerId: string): Promise<string> {
    const { payment_intent: intent } = await sessions.retrieve(providerId);
    if (!intent) throw new ProviderFailed('Nothing was paid.');
    return typeof intent === 'string' ? intent : intent.id;
  }

  /** Asked for only where Stripe says that there is one. */
  async function getDisputes(intent: Stripe.Checkout.Session['payment_intent']): Promise<Stripe.Dispute[]> {
    const charge = typeof intent === 'object' ? intent?.latest_charge : null;
    if (!intent || typeof charge !== 'object' || !charge?.disputed) return [];
    return (await stripe.disputes.list({ payment_intent: getId(intent), limit: 100 })).data;
  }

  return {
    name: 'stripe',

    open: (purchase) =>
      ask(async () => {
        const session = await createSession(purchase);
        if (!session.url) throw new ProviderFailed('The session has no page.');
        return { providerId: session.id, url: session.url };
      }, DetailsRefused),

    report: (providerId) =>
      ask(async () => {
        const expand = ['payment_intent.latest_charge'];
        const session = await sessions.retrieve(providerId, { expand });
        const intent = session.payment_intent;
        const refunds =
          session.payment_status === 'paid' && intent
            ? await stripe.refunds.list({ payment_intent: getId(intent), limit: 100 })
            : { data: [] };
        return reportOn(session, refunds.data, await getDisputes(intent));
      }),

    close: (providerId) =>
      ask(async () => {
        try {
          await sessions.expire(providerId);
        } catch (error) {
          // The page is no longer open: the report says how it ended.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        }
      }),

    refund: ({ refundId, providerId, amountMinor, currency }) =>
      ask(async (): Promise<ReportedRefund> => {
        const refund = await stripe.refunds.create(
          {
            payment_intent: await getIntent(providerId),
            amount: toStripe(amountMinor, currency),
            metadata: { refundId },
          },
          { idempotencyKey: `refund:${refundId}` },
        );
        return reportedRefund(refund);
      }),

    async readEvent(body, headers, now) {
      const event = verify(body, String(headers['stripe-signature'] ?? ''), now);
      const { paymentId, providerId, intentId } = getSubject(event);
      const found = { id: event.id, type: event.type, paymentId, providerId };
      if (paymentId || providerId || !intentId) return found;
      // Refunds and disputes name the payment intent only.
      const list = await ask(() => sessions.list({ payment_intent: intentId, limit: 1 }));
      return { ...found, providerId: list.data[0]?.id ?? null };
    },
  };

  function verify(body: Buffer, signature: string, now: Date): Stripe.Event {
    // Stripe's library looks at signatures that are too old only.
    const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
    if (signedAt - now.getTime() / 1000 > oldest) {
      throw new InvalidSignature('The signature is of the future.');
    }
    try {
      return stripe.webhooks.constructEvent(body, signature, webhookSecret, oldest, undefined, now.getTime());
    } catch (cause) {
      throw new InvalidSignature('The signature is wrong or too old.', { cause });
    }
  }
}

function getId(object: string | { id: string }): string {
  return typeof object === 'string' ? object : object.id;
}

function elsewhere(apiUrl: string) {
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}
