import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as paymentCalls from '@summit/contract/calls/payments';
import { packages } from '../../orders/packages/packages.tables.ts';
import type { CardName } from '../../orders/payment-sandbox/card-pages.ts';
import type { SandboxEvents } from '../../orders/payment-sandbox/sandbox-events.ts';
import { sandboxServer } from '../../orders/payment-sandbox/sandbox-server.ts';
import { reconcileJob } from '../../orders/payments/webhook/reconcile.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const secret = 'what the sandbox of tests signs with';
const webhookUrl = '/payment/sandbox/webhook';

type DashboardAction = 'refund' | 'failRefund' | 'dispute' | 'winDispute' | 'loseDispute' | 'late' | 'resend';

/** The whole API with its own payment sandbox, which sends its events to it. */
export interface PaymentVisit {
  api: TestApp;
  events: SandboxEvents;
  /** False: events of the sandbox are lost. */
  setDelivery(isOn: boolean): void;
  /** Chooses the paid package for package@, and returns the access token. */
  choosePaid(): Promise<string>;
  /** The card page of the attendee's payment. */
  openCardPage(token: string): Promise<string>;
  /** Pays on the card page with a test card, and waits until its events were sent. */
  payWith(url: string, card: CardName): Promise<void>;
  /** Presses a button of the dashboard. */
  press(url: string, action: DashboardAction): Promise<void>;
  /** Runs the job that polls payments, ends orders and makes refunds; in this visit no timer does. */
  runJobs(): Promise<void>;
  status(token: string): Promise<string>;
  sellOut(type: string): Promise<void>;
  close(): Promise<void>;
}

export async function openPaymentVisit(): Promise<PaymentVisit> {
  let isOn = true;
  const started: { api?: TestApp } = {};
  let origin = '';
  const sandbox = sandboxServer({
    secret,
    origin: () => origin,
    now: () => started.api?.clock.now() ?? new Date(),
    deliver: async (url, payload, headers) => {
      if (!isOn || !started.api) return true;
      const response = await started.api.app.inject({ method: 'POST', url, payload, headers });
      return response.statusCode < 300;
    },
  });
  await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  if (!sandbox.app.server.listening) await once(sandbox.app.server, 'listening');
  origin = `http://127.0.0.1:${(sandbox.app.server.address() as AddressInfo).port}`;
  const opened = await openTestApp({ paymentSandbox: { upstream: origin, origin, secret, webhookUrl } });
  started.api = opened;
  // A run by the timer could overlap with the test, which would then find nothing to do.
  opened.app.jobRuns.onDemand.add(reconcileJob);

  const press = async (path: string, fields: Record<string, string>): Promise<void> => {
    const response = await fetch(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    if (response.status !== 303) throw new Error(`The sandbox responded with ${response.status}.`);
    await sandbox.events.idle();
  };

  return {
    api: opened,
    events: sandbox.events,
    setDelivery: (value) => {
      isOn = value;
    },
    async choosePaid() {
      const token = await opened.loginAs('package');
      const body = { type: 'BuyVip', packageType: 'paid' };
      await opened.call(attendeeRegistrationCalls.selectPackage, { token, body });
      return token;
    },
    async openCardPage(token) {
      const params = { provider: 'sandbox' as const };
      const { body, code } = await opened.call(paymentCalls.generatePaymentUrl, { token, params });
      if (code) throw new Error(`No card page: ${code}`);
      return body.url;
    },
    payWith: (url, card) => press(url, { card }),
    press: (url, action) => press(`${url.replace('/pay/', '/payments/')}/${action}`, {}),
    runJobs: () => opened.app.jobRuns.run(reconcileJob),
    async status(token) {
      const { body } = await opened.call(attendeeSelfCalls.registrationStatus, { token });
      return body.registrationStatus;
    },
    async sellOut(type) {
      await opened.db.update(packages).set({ capacity: 0 }).where(eq(packages.type, type));
    },
    async close() {
      await sandbox.app.close();
      await opened.close();
    },
  };
}
