import { eq } from 'drizzle-orm';
import * as paymentCalls from '@summit/contract/calls/payments';
import { packagePlaces } from '../../orders/packages/packages.tables.ts';
import { promoCodes } from '../../orders/packages/promo-codes.tables.ts';
import { orders } from '../../orders/payments/payments.tables.ts';
import { assignPromoCode } from '../../orders/payments/promo-codes/promo-code.ts';
import { providersFrom } from '../../orders/payments/providers/providers.ts';
import { addPackage } from './package-pool.ts';
import { addTakers, type Pool, rush } from './pool.ts';

const code = 'RUSH';

/** The uses of one promo code; an order with it takes one. */
export const promoUses: Pool = {
  name: 'uses of a promo code',
  lockedTable: 'promo_codes',
  refusal: 'promo-code-0001',
  async prepare(db) {
    const ticket = await addPackage(db, 'rush-promo', {});
    await db.insert(promoCodes).values({ code, kind: 'percent', discount: 20, uses: rush.size });
    const people = await addTakers(db, ticket.id, 'RequestForPayment');
    const heldUntil = new Date(Date.now() + 24 * 3_600_000);
    const place = { packageId: ticket.id, state: 'Held' as const, heldUntil };
    await db.insert(packagePlaces).values(people.map((attendeeId) => ({ attendeeId, ...place })));
    return {
      take: async (platform, taker) => {
        const cashier = { platform, providers: await providersFrom(platform.config) };
        return assignPromoCode(cashier, people[taker] ?? '', code);
      },
      request: (taker) => ({
        call: paymentCalls.assignPromoCode,
        attendeeId: people[taker],
        query: { code },
      }),
      countTaken: (own) => own.$count(orders, eq(orders.promoCode, code)),
      refill: async (own) => void (await own.delete(orders).where(eq(orders.packageId, ticket.id))),
    };
  },
};
