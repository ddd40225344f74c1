import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { orders, payments } from '../payments/payments.tables.ts';
import { invoices } from './invoices.tables.ts';
import { issueInvoice } from './issue.queries.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const now = new Date('2027-01-04T10:00:00Z');

/** Attendees with a payment each. */
async function payers(count: number) {
  const people = await api.db.select().from(attendees).limit(count);
  const money = { currency: 'GBP', createdAt: now, updatedAt: now };
  const bought = await api.db
    .insert(orders)
    .values(
      people.map(({ id: attendeeId }) => ({
        attendeeId,
        packageId: 'sell-early',
        priceMinor: 49_500,
        ...money,
      })),
    )
    .returning();
  const paid = await api.db
    .insert(payments)
    .values(
      bought.map(({ id: orderId }) => ({
        id: randomUUID(),
        orderId,
        provider: 'sandbox' as const,
        state: 'succeeded' as const,
        amountMinor: 49_500,
        nextCheckAt: now,
        ...money,
      })),
    )
    .returning();
  return people.flatMap((attendee, index) => {
    const payment = paid[index];
    return payment ? [{ attendee, payment }] : [];
  });
}

test('numbers have no gaps when fifty are issued concurrently and every third transaction fails', async () => {
  const all = await payers(50);
  const failing = new Error('The transaction fails after the number was given.');
  const results = await Promise.allSettled(
    all.map(({ attendee, payment }, index) =>
      api.db.transaction(async (tx) => {
        const { number } = await issueInvoice(tx, attendee, payment, 'Early', now);
        if (index % 3 === 0) throw failing;
        return number;
      }),
    ),
  );

  const given = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  expect(refused).toEqual(Array.from({ length: 17 }, () => failing));
  const expected = Array.from({ length: 33 }, (_, index) => `INV-${String(index + 1).padStart(6, '0')}`);
  expect(given.sort()).toEqual(expected);
  const stored = await api.db.select({ number: invoices.number }).from(invoices).orderBy(invoices.sequence);
  expect(stored.map(({ number }) => number)).toEqual(expected);
});
