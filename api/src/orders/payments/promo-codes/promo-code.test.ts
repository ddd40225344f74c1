import { eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as paymentCalls from '@summit/contract/calls/payments';
import { visitorLimits } from '@summit/contract/limits/rate-limits';
import { attendees } from '../../../people/attendees/attendees.tables.ts';
import { openPaymentVisit, type PaymentVisit } from '../../../testing/visits/payment-visit.ts';
import { packages } from '../../packages/packages.tables.ts';
import { promoCodes } from '../../packages/promo-codes.tables.ts';
import { takePlace } from '../../public/places.queries.ts';
import { orders, payments } from '../payments.tables.ts';
import { providersFrom } from '../providers/providers.ts';
import { assignPromoCode } from './promo-code.ts';

let visit: PaymentVisit;
let token: string;

beforeEach(async () => {
  visit = await openPaymentVisit();
  token = await visit.choosePaid();
});

afterEach(() => visit.close());

const assign = (code: string) => visit.api.call(paymentCalls.assignPromoCode, { token, query: { code } });

test('a code reduces the price by its percentage, however it is typed', async () => {
  const { body } = await assign(' harbour20 ');
  expect(body).toMatchObject({ price: 29_500, discount: 5_900, total: 23_600, promoCode: 'HARBOUR20' });
  const { body: discount } = await visit.api.call(paymentCalls.promoCodeDiscount, {
    query: { code: 'harbour20' },
  });
  expect(discount).toEqual({ code: 'HARBOUR20', kind: 'percent', discount: 20 });
});

test('a code that is unknown, for another package or expired is invalid, with an error for the field', async () => {
  const yesterday = new Date(visit.api.clock.now().getTime() - 86_400_000);
  await visit.api.db
    .insert(promoCodes)
    .values({ code: 'OVER', kind: 'percent', discount: 10, availableUntil: yesterday });
  for (const code of ['nothing', 'FIRSTSTAND', 'OVER']) {
    const { raw } = await assign(code);
    expect(raw.json()).toMatchObject({
      Code: 'validation.base-0001',
      Message: 'This promo code is not valid.',
      failures: [{ field: 'code', errorCode: '0001' }],
    });
  }
  expect((await visit.api.call(paymentCalls.promoCodeDiscount, { query: { code: 'OVER' } })).code).toBe(
    'validation.base-0001',
  );
});

test.each([
  ...['harbour20', ' HARBOUR20 ', '\ufeffHARBOUR20', 'HARBOUR20\u200b', 'HARBOUR 20', 'HARBOUR\u00a020'],
  ...['harbour\uff12\uff10', 'harbour\u0662\u0660', '"HARBOUR20"', 'HARBOUR20.', '\u202dHARBOUR20\u202c'],
])('%j is recognised as the code', async (typed) => {
  expect((await assign(typed)).body.total).toBe(23_600);
});

test.each(['EARLY\u2013BIRD', 'EARLY\u2011BIRD', 'early-bird'])(
  '%j is recognised with its dash',
  async (typed) => {
    await visit.api.db.insert(promoCodes).values({ code: 'EARLY-BIRD', kind: 'percent', discount: 20 });
    expect((await assign(typed)).body.total).toBe(23_600);
  },
);

test('guessing codes is also limited when opening the card page', async () => {
  const params = { provider: 'sandbox' as const };
  const guess = (code: string) =>
    visit.api.call(paymentCalls.generatePaymentUrl, { token, params, query: { code } });
  for (let number = 0; number < visitorLimits.promoCodeOfDevice.limit; number += 1) {
    expect((await guess(`GUESS${number}`)).code).toBe('validation.base-0001');
  }
  expect((await guess('HARBOUR20')).code).toBe('rate-limit-0001');
});

test('a used-up code is reported as such by every call', async () => {
  await visit.api.db.insert(promoCodes).values({ code: 'GONE', kind: 'percent', discount: 10, uses: 0 });
  const asked = await visit.api.call(paymentCalls.promoCodeDiscount, { query: { code: 'gone' } });
  expect([asked.code, (await assign('gone')).code]).toEqual(['promo-code-0001', 'promo-code-0001']);
});

test('a code that would leave too small an amount for cards is invalid', async () => {
  await visit.api.db.insert(promoCodes).values({ code: 'NEARLY', kind: 'amount', discount: 29_471 });
  expect((await assign('NEARLY')).code).toBe('validation.base-0001');
});

test('the price of a chosen place is fixed as long as its hold', async () => {
  await visit.api.db.update(packages).set({ priceMinor: 39_500 }).where(like(packages.type, 'BuyVip'));
  expect((await visit.api.call(paymentCalls.paymentInfo, { token })).body.total).toBe(29_500);
  const { body } = await visit.api.call(attendeeRegistrationCalls.attendeePackages, { token, query: {} });
  expect(body.packages.find(({ type }) => type === body.selectedType)?.price).toBe(29_500);
  const page = await visit.openCardPage(token);
  expect(await (await fetch(page)).text()).toContain('£295.00');
  expect(await visit.openCardPage(token)).toBe(page);
  await assign('HARBOUR20');
  expect((await visit.api.call(paymentCalls.paymentInfo, { token })).body.total).toBe(23_600);
});

test('a code is used up when others have taken all of its uses', async () => {
  await visit.api.db.insert(promoCodes).values({ code: 'ONCE', kind: 'percent', discount: 10, uses: 0 });
  const { raw, code } = await assign('ONCE');
  expect([raw.statusCode, code]).toEqual([409, 'promo-code-0001']);
  expect((await visit.api.call(paymentCalls.paymentInfo, { token })).body).toMatchObject({ discount: 0 });
});

test('a code that organisers stop opens no new card page, and a payment on an open one is accepted', async () => {
  const { db } = visit.api;
  await db.insert(promoCodes).values({ code: 'LEAKED', kind: 'percent', discount: 10, uses: 5 });
  await assign('LEAKED');
  const page = await visit.openCardPage(token);
  await db.update(promoCodes).set({ uses: 0 }).where(eq(promoCodes.code, 'LEAKED'));
  await visit.payWith(page, 'decline');
  const params = { provider: 'sandbox' as const };
  const refused = await visit.api.call(paymentCalls.generatePaymentUrl, { token, params });
  expect(refused.code).toBe('promo-code-0001');
  await visit.press(page, 'late');
  expect(await visit.status(token)).toBe('Completed');
  expect(await db.select().from(orders)).toMatchObject([{ state: 'paid', totalMinor: 26_550 }]);
});

test('a code that changes the amount first closes the card page of the old amount', async () => {
  const page = await visit.openCardPage(token);
  await assign('HARBOUR20');
  expect(await (await fetch(page)).text()).toContain('This page is closed');

  const next = await visit.openCardPage(token);
  expect(await (await fetch(next)).text()).toContain('£236.00');
  await visit.payWith(next, 'approve');
  expect(await visit.api.db.select().from(orders)).toMatchObject([{ state: 'paid', totalMinor: 23_600 }]);
});

test('a payment of the old amount leaves nothing to pay', async () => {
  visit.setDelivery(false);
  await visit.payWith(await visit.openCardPage(token), 'approve');
  expect((await assign('HARBOUR20')).code).toBe('payment-0001');
  expect(await visit.api.db.select().from(payments)).toMatchObject([
    { state: 'succeeded', amountMinor: 29_500 },
  ]);
});

test('the card page can be requested with the code', async () => {
  const params = { provider: 'sandbox' as const };
  const input = { token, params, query: { code: 'HARBOUR20' } };
  const { body } = await visit.api.call(paymentCalls.generatePaymentUrl, input);
  expect(await (await fetch(body.url)).text()).toContain('£236.00');
});

test('an applied code is confirmed even if the database then has no free connection', async () => {
  const { platform } = visit.api.app;
  let isBusy = false;
  const db = new Proxy(platform.db, {
    get(target, name) {
      if (isBusy) throw new Error('timeout exceeded when trying to connect');
      if (name !== 'transaction') return Reflect.get(target, name) as unknown;
      return async (...work: Parameters<typeof target.transaction>) => {
        const result = await target.transaction(...work);
        isBusy = true;
        return result;
      };
    },
  });
  const cashier = { platform: { ...platform, db }, providers: await providersFrom(platform.config) };
  const [buyer] = await visit.api.db.select().from(attendees).where(like(attendees.email, 'package@%'));
  expect(await assignPromoCode(cashier, buyer?.id ?? '', 'HARBOUR20')).toMatchObject({ total: 23_600 });
});

test('a code applied concurrently by many succeeds as often as it has uses', async () => {
  const { db, app, clock } = visit.api;
  const uses = 5;
  await db.insert(promoCodes).values({ code: 'FEW', kind: 'percent', discount: 10, uses });
  const [ticket] = await db.select().from(packages).where(like(packages.type, 'BuyVip'));
  if (!ticket) throw new Error('There is no such ticket.');
  const people = await db
    .insert(attendees)
    .values(
      Array.from({ length: 20 }, (_, index) => ({
        email: `promo${index}@fresh.example`,
        firstName: 'Ada',
        lastName: `Number ${index}`,
        categoryId: 'bank',
        registrationStatus: 'RequestForPayment' as const,
      })),
    )
    .returning();
  for (const { id } of people) await db.transaction((tx) => takePlace(tx, id, ticket, clock.now()));

  const cashier = {
    platform: app.platform,
    providers: await providersFrom(app.platform.config),
  };
  const results = await Promise.allSettled(people.map(({ id }) => assignPromoCode(cashier, id, 'few')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(uses);
});
