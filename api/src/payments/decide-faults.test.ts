import { expect, test } from 'vitest';
import { seededRandom } from '@summit/contract/testing/seeded-random';
import {
  type CapacityFacts,
  decide,
  type OrderFacts,
  type PaymentFacts,
  type RefundFacts,
} from './decide.ts';

const runs = 1000;
const stepsOfRun = 25;
const total = 29_500;

type Truth = PaymentFacts & { known: PaymentFacts['state'] };

/** An order, what the provider knows and what we know of it, with faults drawn by chance. */
function simulate(seed: number) {
  const random = seededRandom(seed);
  const chance = (share: number) => random() < share;
  const order: OrderFacts = { state: 'awaiting', total, paidBy: null };
  /** Of the payments that the provider has returned, as we will learn: refunded before we knew that they were paid. */
  const returnedEarly = new Set<string>();
  const capacity: CapacityFacts = { canHavePlace: true, holdIsOver: false };
  const payments: Truth[] = [];
  const refunds: RefundFacts[] = [];

  const learn = (payment: Truth) => {
    if (payment.known !== 'succeeded') payment.known = payment.state;
    if (payment.known === 'succeeded' && returnedEarly.delete(payment.id)) {
      refunds.push({ paymentId: payment.id, amount: payment.amount });
    }
  };
  const known = () => payments.map(({ id, amount, known: state }) => ({ id, amount, state }));
  const ledger = () => {
    const paid = payments.filter((payment) => payment.known === 'succeeded');
    const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
    return sum(paid) - sum(refunds);
  };

  /** The process may be killed before its transaction commits, or after it, when nothing is closed any more. */
  function settle(killed: 'before commit' | 'after commit' | null = null): number {
    const effects = decide(order, known(), refunds, capacity);
    if (killed === 'before commit') return effects.length;
    let isNews = false;
    for (const effect of effects) {
      switch (effect.kind) {
        case 'honour':
        case 'payWith':
          Object.assign(order, { state: 'paid', paidBy: effect.paymentId });
          break;
        case 'cancel':
          Object.assign(order, { state: 'cancelled', paidBy: null });
          break;
        case 'release':
          order.state = 'released';
          break;
        case 'refund':
          refunds.push({ paymentId: effect.paymentId, amount: effect.amount });
          break;
        case 'expire': {
          if (killed) break;
          const page = payments.find(({ id }) => id === effect.paymentId);
          // The page may be paid at this very moment.
          if (page?.state === 'open') page.state = chance(0.2) ? 'succeeded' : 'failed';
          if (page && chance(0.7)) {
            learn(page);
            isNews = true;
          }
        }
      }
    }
    if (isNews) return effects.length + settle();
    expect(ledger()).toBe(payments.find(({ id }) => id === order.paidBy)?.amount ?? 0);
    expect(order.state === 'paid').toBe(order.paidBy !== null);
    return effects.length;
  }

  function step(): void {
    const some = payments[Math.floor(random() * payments.length)];
    const isTrying = order.state === 'awaiting' && !known().some(({ state }) => state === 'open');
    if (isTrying && chance(0.4)) {
      payments.push({ id: `p${payments.length}`, amount: order.total, state: 'open', known: 'open' });
    } else if (isTrying && chance(0.15)) {
      // A promo code between two attempts: what was to be paid before is not the price any more.
      order.total = order.total === total ? total - 5_900 : total;
    } else if (some && chance(0.3)) {
      // A page that failed may be paid late after all.
      if (some.state !== 'succeeded') {
        some.state = chance(0.5) ? 'succeeded' : 'failed';
        if (some.state === 'succeeded' && chance(0.1)) returnedEarly.add(some.id);
      }
    } else if (chance(0.12)) {
      capacity.holdIsOver = true;
      capacity.canHavePlace = chance(0.5);
    } else if (some?.known === 'succeeded' && chance(0.1)) {
      const isReturned = refunds.some(({ paymentId }) => paymentId === some.id);
      // Refunded in the provider's dashboard, known with the next event.
      if (!isReturned) refunds.push({ paymentId: some.id, amount: some.amount });
    }
    // An event: it arrives five times, or a later one arrives before it, or not before the end of the run.
    if (some && chance(0.6)) {
      const moment = chance(0.5) ? ('before commit' as const) : ('after commit' as const);
      const killed = chance(0.15) ? moment : null;
      const before = { known: some.known, refunds: refunds.length };
      const times = chance(0.2) ? 5 : 1;
      for (let time = 0; time < times; time += 1) {
        learn(some);
        settle(killed);
      }
      if (killed === 'before commit') {
        // Nothing of it was stored, and the provider knows: it sends the event again.
        some.known = before.known;
        if (refunds.splice(before.refunds).length > 0) returnedEarly.add(some.id);
      }
      if (killed) return;
    }
    settle();
  }

  for (let count = 0; count < stepsOfRun; count += 1) step();
  capacity.holdIsOver = true;
  let rounds = 0;
  do {
    payments.forEach(learn);
    rounds += 1;
  } while (settle() > 0 && rounds < 20);
  return { rounds, order, payments };
}

test(`after every step of ${runs} runs with faults, what was paid less refunds is the price of the place`, () => {
  const results = Array.from({ length: runs }, (_, seed) => simulate(seed + 1));

  expect(Math.max(...results.map(({ rounds }) => rounds))).toBeLessThan(10);
  const states = new Set(results.map(({ order }) => order.state));
  expect(states).toEqual(new Set(['paid', 'released', 'cancelled']));
});
