import { afterEach, beforeEach, expect, test } from 'vitest';
import * as invoiceCalls from '@summit/contract/calls/invoices';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { writeSection } from '../../../settings/public/settings.queries.ts';
import { openPaymentVisit, type PaymentVisit } from '../../../testing/visits/payment-visit.ts';

let visit: PaymentVisit;
let token: string;

beforeEach(async () => {
  visit = await openPaymentVisit();
  token = await visit.choosePaid();
});

afterEach(() => visit.close());

/** The link to the payer's invoices in the latest email of a topic; undefined without one. */
async function linkIn(topic: string): Promise<string | undefined> {
  const mails = await visit.api.app.platform.mail.list(visit.api.db, 9);
  const mail = mails.find((one) => one.topic === topic);
  expect(mail).toBeDefined();
  return /registration\/invoice\?ticket=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
}

/** The numbers on the page that the link opens without a login. */
async function numbersBehind(ticket: string | undefined): Promise<string[]> {
  const { body } = await visit.api.call(invoiceCalls.invoices, { query: { ticket: ticket ?? '' } });
  return body.invoices.map(({ number }) => number).sort();
}

/** Enables cancellations with a full refund. */
async function returnEverything(): Promise<void> {
  const { db, clock } = visit.api;
  const until = new Date(clock.now().getTime() + 86_400_000).toISOString();
  const cancellation = { isEnabled: true, until, refunds: [{ until, percent: 100 }], text: 'All of it.' };
  const waitingList = { isEnabled: false, offerHours: 24 };
  await writeSection(db, 'ticketCare', { cancellation, waitingList }, clock.now());
}

test('the email about a provider’s refund opens the credit note although the ticket is cancelled', async () => {
  const page = await visit.openCardPage(token);
  await visit.payWith(page, 'approve');
  await visit.press(page, 'refund');
  expect(await numbersBehind(await linkIn('place-cancelled'))).toEqual(['CN-000001', 'INV-000001']);
});

test('the email about a cancellation opens the invoice, and the credit note once the refund is made', async () => {
  await returnEverything();
  await visit.payWith(await visit.openCardPage(token), 'approve');
  await visit.api.call(myRegistrationCalls.cancelRegistration, {
    token,
    body: { refund: 29_500 },
  });
  const link = await linkIn('registration-cancelled');
  expect(await numbersBehind(link)).toEqual(['INV-000001']);
  // The credit note does not wait for the provider's event.
  visit.setDelivery(false);
  await visit.runJobs();
  expect(await numbersBehind(link)).toEqual(['CN-000001', 'INV-000001']);
});

test('a payment without a place has no credit note, and its email no link', async () => {
  const first = await visit.openCardPage(token);
  await visit.payWith(first, 'decline');
  await visit.payWith(await visit.openCardPage(token), 'approve');
  await visit.press(first, 'late');
  expect(await linkIn('payment-refunded')).toBeUndefined();
});

test('the email about a cancelled free ticket has no link', async () => {
  const buyer = await visit.api.loginAs('buy');
  await visit.api.call(myRegistrationCalls.cancelRegistration, { token: buyer, body: { refund: 0 } });
  expect(await linkIn('registration-cancelled')).toBeUndefined();
});
