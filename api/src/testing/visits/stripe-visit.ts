import Stripe from 'stripe';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as paymentCalls from '@summit/contract/calls/payments';
import { reconcileJob } from '../../orders/payments/webhook/reconcile.ts';
import { type FakeSession, type FakeStripe, startFakeStripe } from '../fakes/fake-stripe.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const webhookSecret = 'whsec_of_tests';
const secretKey = 'sk_test_of_tests';

interface Sending {
  /** The id of the event. */
  id?: string;
  type?: string;
  /** In seconds. */
  age?: number;
  /** A body that differs from the signed one. */
  sent?: string;
}

/** The whole API with a fake Stripe, and package@, who has chosen the paid ticket. */
export interface StripeVisit {
  api: TestApp;
  stripe: FakeStripe;
  access: { secretKey: string; webhookSecret: string; apiUrl: string };
  token: string;
  openSession(): Promise<{ url: string; session: FakeSession }>;
  /** Sends an event like Stripe, and returns the status of the response. */
  send(object: object, sending?: Sending): Promise<number>;
  /** A session that is paid; `tell` sends events that name its payment intent only. */
  paidSession(): Promise<{ intent: string; tell(type: string): Promise<number> }>;
  /** Runs the job that polls payments, ends orders and makes refunds; in this visit no timer does. */
  runJobs(): Promise<void>;
  status(): Promise<string>;
  close(): Promise<void>;
}

/** The content of an event about a session. */
export const hint = (session: { id: string; client_reference_id: string }) => ({
  object: 'checkout.session',
  id: session.id,
  client_reference_id: session.client_reference_id,
});

export async function openStripeVisit(): Promise<StripeVisit> {
  const stripe = await startFakeStripe();
  const access = { secretKey, webhookSecret, apiUrl: stripe.url };
  const api = await openTestApp({ stripe: access });
  api.app.jobRuns.onDemand.add(reconcileJob);
  const token = await api.loginAs('package');
  const body = { type: 'BuyVip', packageType: 'paid' };
  await api.call(attendeeRegistrationCalls.selectPackage, { token, body });

  const visit: StripeVisit = {
    ...{ api, stripe, access, token },
    async openSession() {
      const params = { provider: 'stripe' as const };
      const { body: page } = await api.call(paymentCalls.generatePaymentUrl, { token, params });
      const session = stripe.sessions.at(-1);
      if (!session) throw new Error('No session was opened.');
      return { url: page.url, session };
    },
    async send(object, { id = 'evt_1', type = 'checkout.session.completed', age = 0, sent = '' } = {}) {
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
      const timestamp = Math.floor(api.clock.now().getTime() / 1000) - age;
      const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({
        ...{ payload, timestamp },
        secret: webhookSecret,
      });
      const { statusCode } = await api.app.inject({
        method: 'POST',
        url: '/payment/stripe/webhook',
        payload: sent || payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
      return statusCode;
    },
    async paidSession() {
      const { session } = await visit.openSession();
      stripe.pay(session.id);
      await visit.send(hint(session));
      const intent = session.intent?.id ?? '';
      const about = { object: 'refund', id: 're_x', payment_intent: intent };
      return { intent, tell: (type) => visit.send(about, { type }) };
    },
    runJobs: () => api.app.jobRuns.run(reconcileJob),
    async status() {
      const { body: shown } = await api.call(attendeeSelfCalls.registrationStatus, { token });
      return shown.registrationStatus;
    },
    async close() {
      await api.close();
      await stripe.close();
    },
  };
  return visit;
}
