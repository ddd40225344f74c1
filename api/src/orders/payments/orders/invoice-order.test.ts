import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { openPaymentVisit, type PaymentVisit } from '../../../testing/visits/payment-visit.ts';
import { invoices } from '../../invoices/invoices.tables.ts';
import { listCancelledNumbers } from '../../public/cancelled-tickets.queries.ts';
import { orders } from '../payments.tables.ts';
import { settleOrder } from '../settle.ts';

let visit: PaymentVisit;
let token: string;

beforeEach(async () => {
  visit = await openPaymentVisit();
  token = await visit.choosePaid();
});

afterEach(() => visit.close());

const issued = () => visit.api.db.select().from(invoices).orderBy(asc(invoices.issuedAt), asc(invoices.kind));

async function settleAgain(): Promise<void> {
  const [order] = await visit.api.db.select().from(orders);
  await settleOrder(visit.api.app.platform, order?.id ?? '');
}

test('a payment is invoiced once, with the VAT in its price', async () => {
  await visit.payWith(await visit.openCardPage(token), 'twice');
  await settleAgain();

  expect(await issued()).toMatchObject([
    {
      kind: 'invoice',
      number: 'INV-000001',
      grossMinor: 29_500,
      netMinor: 24_583,
      vatMinor: 4_917,
      vatBasisPoints: 2000,
      description: 'Summit London 2027: VIP',
      seller: { name: 'Summit Events Ltd', vatId: 'GB999999973' },
    },
  ]);
});

test('a refund has a credit note for its invoice, and cancels the ticket', async () => {
  const page = await visit.openCardPage(token);
  await visit.payWith(page, 'approve');
  const { body } = await visit.api.call(attendeeSelfCalls.attendeeDetails, { token });
  await visit.press(page, 'refund');
  await settleAgain();

  const [invoice, creditNote, ...others] = await issued();
  expect(others).toEqual([]);
  expect(creditNote).toMatchObject({
    kind: 'creditNote',
    number: 'CN-000001',
    invoiceId: invoice?.id,
    grossMinor: 29_500,
    vatMinor: 4_917,
  });
  expect(await listCancelledNumbers(visit.api.db)).toContain(body.ticketNumber);
});

test('a payment without a place has neither', async () => {
  const first = await visit.openCardPage(token);
  await visit.payWith(first, 'decline');
  await visit.payWith(await visit.openCardPage(token), 'approve');
  await visit.press(first, 'late');
  await visit.press(first, 'refund');

  expect((await issued()).map(({ number }) => number)).toEqual(['INV-000001']);
});

test('an invoice cannot be changed', async () => {
  await visit.payWith(await visit.openCardPage(token), 'approve');
  await expect(visit.api.db.update(invoices).set({ grossMinor: 1 })).rejects.toMatchObject({
    cause: { message: 'Invoices are final: UPDATE is refused' },
  });
  await expect(visit.api.db.delete(invoices)).rejects.toMatchObject({ cause: { code: '23001' } });
});
