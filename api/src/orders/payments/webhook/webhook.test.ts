import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attendees } from '../../../people/attendees/attendees.tables.ts';
import { openPaymentVisit, type PaymentVisit } from '../../../testing/visits/payment-visit.ts';
import { findPayment } from '../payments.queries.ts';
import { payments, providerEvents } from '../payments.tables.ts';

let visit: PaymentVisit;

beforeEach(async () => {
  visit = await openPaymentVisit();
});

afterEach(() => visit.close());

const secret = () => visit.api.app.platform.config.paymentSandbox?.secret ?? '';

/** Sends an event with a valid signature, unless the test changes it. */
async function send(body: string, { age = 0, key = secret(), signed = body } = {}): Promise<number> {
  const time = Math.floor(visit.api.clock.now().getTime() / 1000) - age;
  const signature = createHmac('sha256', key).update(`${time}.${signed}`).digest('hex');
  const response = await visit.api.app.inject({
    method: 'POST',
    url: '/payment/sandbox/webhook',
    payload: body,
    headers: { 'content-type': 'application/json', 'sandbox-signature': `t=${time},v1=${signature}` },
  });
  return response.statusCode;
}

const stored = () => visit.api.db.select().from(providerEvents);

const event = (own: object = {}) =>
  JSON.stringify({ id: 'event_1', type: 'page.succeeded', pageId: 'page_1', paymentId: 'none', ...own });

test.each([
  ['signed with another key', { key: 'guessed' }],
  ['signed 301 s ago', { age: 301 }],
  ['serialised again', { signed: JSON.stringify(JSON.parse(event()), null, 1) }],
])('an event %s is refused and nothing is stored', async (_what, how) => {
  expect(await send(event(), how)).toBe(400);
  expect(await stored()).toEqual([]);
});

test('an event without a signature or content is refused', async () => {
  const unsigned = await visit.api.app.inject({
    method: 'POST',
    url: '/payment/sandbox/webhook',
    payload: {},
  });
  expect([unsigned.statusCode, await send('{}'), await send('not json')]).toEqual([400, 400, 400]);
  expect(await stored()).toEqual([]);
});

test('an unrelated event is stored once, however often it arrives', async () => {
  expect([await send(event()), await send(event())]).toEqual([204, 204]);
  expect(await stored()).toMatchObject([{ eventId: 'event_1', body: event(), paymentId: null }]);
});

test('a provider that is not configured has no webhook', async () => {
  const response = await visit.api.app.inject({
    method: 'POST',
    url: '/payment/stripe/webhook',
    payload: {},
  });
  expect(response.statusCode).toBe(404);
});

test('an event is only a hint: its content is not trusted', async () => {
  const token = await visit.choosePaid();
  await visit.openCardPage(token);
  const [payment] = await visit.api.db.select().from(payments);
  const claimed = event({ paymentId: payment?.id, pageId: payment?.providerId });

  expect(await send(claimed)).toBe(204);
  expect(await visit.status(token)).toBe('PendingPayment');
});

test('an event is refused temporarily, without being stored, while the lock is held', async () => {
  const token = await visit.choosePaid();
  await visit.openCardPage(token);
  const [payment] = await visit.api.db.select().from(payments);
  const claimed = event({ paymentId: payment?.id, pageId: payment?.providerId });
  const status = await visit.api.db.transaction(async (tx) => {
    await tx.select().from(attendees).where(eq(attendees.email, 'package@demo.summit.example')).for('update');
    return send(claimed);
  });

  expect(status).toBe(503);
  expect(await stored()).toEqual([]);
  expect(await send(claimed)).toBe(204);
});

test('an event that was already applied is accepted again without waiting for a lock', async () => {
  const token = await visit.choosePaid();
  await visit.payWith(await visit.openCardPage(token), 'approve');
  const [applied] = await stored();
  const status = await visit.api.db.transaction(async (tx) => {
    await tx.select().from(attendees).where(eq(attendees.email, 'package@demo.summit.example')).for('update');
    return send(applied?.body ?? '');
  });

  expect(status).toBe(204);
  expect(await stored()).toEqual([applied]);
});

test('a successful payment never becomes failed, and none is deleted', async () => {
  const token = await visit.choosePaid();
  await visit.payWith(await visit.openCardPage(token), 'approve');
  const [paid] = await visit.api.db.select().from(payments);
  const failing = visit.api.db.update(payments).set({ state: 'failed' });

  await expect(failing).rejects.toThrow();
  await expect(visit.api.db.delete(payments)).rejects.toThrow();
  expect((await findPayment(visit.api.db, paid?.id ?? ''))?.state).toBe('succeeded');
});
