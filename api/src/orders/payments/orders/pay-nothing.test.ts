import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import * as paymentCalls from '@summit/contract/calls/payments';
import { writeSection } from '../../../settings/public/settings.queries.ts';
import { openPaymentVisit, type PaymentVisit } from '../../../testing/visits/payment-visit.ts';
import { invoices } from '../../invoices/invoices.tables.ts';
import { packagePlaces } from '../../packages/packages.tables.ts';
import { promoCodes } from '../../packages/promo-codes.tables.ts';
import { countUses } from '../../public/promo-uses.queries.ts';
import { orders } from '../payments.tables.ts';
import { settleOrder } from '../settle.ts';

let visit: PaymentVisit;
let token: string;

beforeEach(async () => {
  visit = await openPaymentVisit();
  token = await visit.choosePaid();
  await visit.api.db.insert(promoCodes).values([
    { code: 'GUEST', kind: 'percent', discount: 100, uses: 1 },
    { code: 'MORE', kind: 'amount', discount: 99_900 },
  ]);
});

afterEach(() => visit.close());

const assign = (code: string) => visit.api.call(paymentCalls.assignPromoCode, { token, query: { code } });
async function place() {
  const [order] = await visit.api.db.select().from(orders);
  const own = eq(packagePlaces.attendeeId, order?.attendeeId ?? '');
  return visit.api.db.select().from(packagePlaces).where(own);
}

const payNothing = () => visit.api.call(paymentCalls.payNothing, { token });

test.each(['GUEST', 'MORE'])(
  'the code %s leaves nothing to pay, and completes the registration without a card',
  async (code) => {
    expect((await assign(code)).body).toMatchObject({ discount: 29_500, total: 0 });
    expect((await payNothing()).body).toEqual({ registrationStatus: 'Completed' });
    expect(await visit.status(token)).toBe('Completed');
    expect(await place()).toMatchObject([{ state: 'Taken' }]);
    expect(await visit.api.db.select().from(orders)).toMatchObject([{ state: 'paid', paidBy: null }]);
    expect(await visit.api.db.$count(invoices)).toBe(0);
    const [mail] = await visit.api.app.platform.mail.list(visit.api.db, 1);
    expect(mail).toMatchObject({ topic: 'registration-completed' });
    expect(mail?.text).not.toContain('Your invoice');
  },
);

test('an order with a price cannot be completed without payment', async () => {
  expect((await payNothing()).code).toBe('payment-0003');
  await assign('HARBOUR20');
  expect((await payNothing()).code).toBe('payment-0003');
  expect(await visit.status(token)).toBe('RequestForPayment');
});

test('no card page opens for a zero amount, not even in a tab that still shows the price', async () => {
  await assign('GUEST');
  const params = { provider: 'sandbox' as const };
  const { code } = await visit.api.call(paymentCalls.generatePaymentUrl, { token, params });
  expect(code).toBe('payment-0003');
  expect(await visit.status(token)).toBe('RequestForPayment');
  expect((await payNothing()).body).toEqual({ registrationStatus: 'Completed' });
});

test('reading the order again keeps the place', async () => {
  await assign('GUEST');
  await payNothing();
  const [order] = await visit.api.db.select().from(orders);
  await settleOrder(visit.api.app.platform, order?.id ?? '');
  expect(await place()).toHaveLength(1);
  expect(await visit.status(token)).toBe('Completed');
});

test('a payment of the price before the code is refunded, and the place stays', async () => {
  const page = await visit.openCardPage(token);
  await visit.payWith(page, 'decline');
  await assign('GUEST');
  await payNothing();
  await visit.press(page, 'late');
  expect(await visit.status(token)).toBe('Completed');
  const [mail] = await visit.api.app.platform.mail.list(visit.api.db, 1);
  expect(mail?.topic).toBe('payment-refunded');
});

test('cancelling such a ticket releases the code', async () => {
  await assign('GUEST');
  await payNothing();
  const { db, clock } = visit.api;
  const cancellation = { isEnabled: true, until: null, refunds: [], text: '' };
  await writeSection(
    db,
    'ticketCare',
    { cancellation, waitingList: { isEnabled: false, offerHours: 24 } },
    clock.now(),
  );
  expect(await countUses(db, 'GUEST')).toBe(1);
  await visit.api.call(myRegistrationCalls.cancelRegistration, { token, body: { refund: 0 } });
  expect(await countUses(db, 'GUEST')).toBe(0);
});

test('a code can be removed, even while a card page is open', async () => {
  await assign('HARBOUR20');
  const page = await visit.openCardPage(token);
  const { body } = await visit.api.call(paymentCalls.removePromoCode, { token });
  expect(body).toMatchObject({ promoCode: null, discount: 0, total: 29_500 });
  expect(await (await fetch(page)).text()).toContain('This page is closed');
  expect(await (await fetch(await visit.openCardPage(token))).text()).toContain('£295.00');
});

test('no code can be applied or removed while the bank authenticates the payment, with a reason', async () => {
  await visit.payWith(await visit.openCardPage(token), 'slow');
  expect((await assign('HARBOUR20')).code).toBe('payment-0005');
  expect((await visit.api.call(paymentCalls.removePromoCode, { token })).code).not.toBe('payment-0004');
});
