import { Gauge, type Registry } from 'prom-client';
import { countMoneyOnItsWay } from '../../orders/public/refunds.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import { getFigure } from './figure.ts';

/** Shows how many disputes are open, and how many refunds are not made yet: under way, or left to a person. */
export function showMoneyOnItsWay(db: Db, registry: Registry): void {
  const unsettled: Gauge = new Gauge({
    name: 'payments_unsettled',
    help: 'Open disputes at payers’ banks, and refunds that are not made yet; NaN while the database does not respond',
    labelNames: ['by'],
    registers: [registry],
    async collect() {
      const missing = { disputes: NaN, refunds: NaN, refundsByHand: NaN };
      const found = await getFigure(countMoneyOnItsWay(db), missing);
      unsettled.set({ by: 'dispute' }, found.disputes);
      unsettled.set({ by: 'refund' }, found.refunds);
      unsettled.set({ by: 'refund by hand' }, found.refundsByHand);
    },
  });
}
