import type Stripe from 'stripe';
import type { ProviderReport, ReportedDispute, ReportedRefund } from './provider.ts';
import { fromStripe } from './stripe-amounts.ts';

/** What a Checkout Session, read with its payment intent and charge, says about a payment. */
export function reportOn(
  session: Stripe.Checkout.Session,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): ProviderReport {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const state = toState(session, intent);
  const refusal = state === 'failed' ? intent?.last_payment_error : null;
  return {
    state,
    isDeclined: Boolean(refusal),
    reason: refusal?.message ?? null,
    paid: state === 'succeeded' ? paidOn(session, intent) : null,
    refunds: refunds.map(reportedRefund),
    disputes: disputes.map(reportedDispute),
  };
}

/** What reached the account; the intent is nearer to the card than the session that was made for it. */
function paidOn(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderReport['paid'] {
  const amount = intent?.amount_received ?? session.amount_total ?? 0;
  return fromStripe(amount, intent?.currency ?? session.currency ?? '');
}

const disputeStates: Record<string, ReportedDispute['state']> = {
  lost: 'lost',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
};

/** What Stripe says about a dispute; an inquiry (`warning_…`) that is closed took nothing. */
function reportedDispute({ id, amount, currency, status }: Stripe.Dispute): ReportedDispute {
  const state = disputeStates[status] ?? 'open';
  return { providerId: id, amountMinor: fromStripe(amount, currency).amountMinor, state };
}

/** `paid` alone means that the money is there. */
function toState(
  { payment_status, status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderReport['state'] {
  if (payment_status === 'paid') return 'succeeded';
  if (status === 'expired') return 'failed';
  const isRefused = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return status === 'complete' && isRefused ? 'failed' : 'open';
}

const refundStates: Record<string, ReportedRefund['state']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/** What Stripe says about a refund, in our terms; a status that we do not know counts as requested. */
export function reportedRefund({ id, amount, currency, status, metadata }: Stripe.Refund): ReportedRefund {
  return {
    providerId: id,
    refundId: metadata?.refundId ?? null,
    amountMinor: fromStripe(amount, currency).amountMinor,
    state: refundStates[status ?? ''] ?? 'requested',
  };
}

interface Subject {
  paymentId: string | null;
  providerId: string | null;
  intentId: string | null;
}

/** What an event is about: a session, or something that names its payment intent. */
export function getSubject({ data }: Stripe.Event): Subject {
  const object = data.object as {
    object?: string;
    id?: string;
    client_reference_id?: string | null;
    metadata?: Record<string, string> | null;
    payment_intent?: string | { id: string } | null;
  };
  const { payment_intent: intent } = object;
  return {
    paymentId: object.client_reference_id ?? object.metadata?.paymentId ?? null,
    providerId: object.object === 'checkout.session' ? (object.id ?? null) : null,
    intentId: typeof intent === 'object' ? (intent?.id ?? null) : (intent ?? null),
  };
}
