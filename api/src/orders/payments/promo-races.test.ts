import { like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { openPaymentVisit, type PaymentVisit } from '../../testing/visits/payment-visit.ts';
import { packages } from '../packages/packages.tables.ts';
import { promoCodes } from '../packages/promo-codes.tables.ts';
import { takePlace } from '../public/places.queries.ts';
import type { PaymentContext } from './check-payment.ts';
import { orders } from './payments.tables.ts';
import { assignPromoCode, removePromoCode } from './promo-codes/promo-code.ts';
import { providersFrom } from './providers/providers.ts';

let visit: PaymentVisit;
let cashier: PaymentContext;

beforeEach(async () => {
  visit = await openPaymentVisit();
  const { platform } = visit.api.app;
  cashier = { platform, providers: await providersFrom(platform.config) };
});

afterEach(() => visit.close());

async function buyers(count: number): Promise<string[]> {
  const { db, clock } = visit.api;
  const [ticket] = await db.select().from(packages).where(like(packages.type, 'BuyVip'));
  if (!ticket) throw new Error('There is no such ticket.');
  const people = await db
    .insert(attendees)
    .values(
      Array.from({ length: count }, (_, index) => ({
        email: `racer${index}@fresh.example`,
        firstName: 'Ada',
        lastName: `Number ${index}`,
        categoryId: 'bank',
        registrationStatus: 'RequestForPayment' as const,
      })),
    )
    .returning();
  for (const { id } of people) await db.transaction((tx) => takePlace(tx, id, ticket, clock.now()));
  return people.map(({ id }) => id);
}

/** Checks that the amount of every order is its price less the discount of its code. */
async function expectExact(uses: Record<string, number>): Promise<void> {
  const rows = await visit.api.db.select().from(orders);
  const used = new Map<string, number>();
  for (const { promoCode, priceMinor, discountMinor, totalMinor } of rows) {
    expect(totalMinor).toBe(priceMinor - discountMinor);
    expect(discountMinor > 0).toBe(promoCode !== null);
    if (promoCode) used.set(promoCode, (used.get(promoCode) ?? 0) + 1);
  }
  for (const [code, times] of used) expect(times).toBeLessThanOrEqual(uses[code] ?? 0);
}

test('codes that many buyers apply, swap and remove concurrently are never used too often', async () => {
  const uses = { LEFT: 3, RIGHT: 2 };
  await visit.api.db.insert(promoCodes).values([
    { code: 'LEFT', kind: 'percent', discount: 10, uses: uses.LEFT },
    { code: 'RIGHT', kind: 'amount', discount: 29_470, uses: uses.RIGHT },
  ]);
  const people = await buyers(8);
  const press = [
    (id: string) => assignPromoCode(cashier, id, 'left'),
    (id: string) => assignPromoCode(cashier, id, 'RIGHT'),
    (id: string) => removePromoCode(cashier, id),
  ];
  for (let round = 0; round < 3; round += 1) {
    // Each buyer uses three tabs at the same time, in a different order.
    await Promise.allSettled(
      people.flatMap((id, at) => press.map((_, tab) => press[(at + tab + round) % press.length]?.(id))),
    );
    await expectExact(uses);
  }
  // The last buyers get the remaining uses, so that none was lost.
  for (const id of people) await removePromoCode(cashier, id);
  const last = await Promise.allSettled(people.map((id) => assignPromoCode(cashier, id, 'RIGHT')));
  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(uses.RIGHT);
});
