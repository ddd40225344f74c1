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

/** An order, the provider's state and ours, with random faults. */
function simulate(seed: number, decideWith: typeof decide = decide) {
  const random = seededRandom(seed);
  const chance = (share: number) => random() < share;
  const order: OrderFacts = { state: 'awaiting', total, currency: 'GBP', paidBy: null };
  /** The provider's refunds of payments, some of them before we knew that they were paid. */
  const returnedEarly = new Set<string>();
  const capacity: CapacityFacts = { canHavePlace: true, holdIsOver: false };
  const payments: Truth[] = [];
  const refunds: RefundFacts[] = [];

  const learn = (payment: Truth) => {
    if (payment.known !== 'succeeded') payment.known = payment.state;
    if (payment.known === 'succeeded' && returnedEarly.delete(payment.id)) {
      refunds.push({ paymentId: payment.id, amount: payment.amount, state: 'succeeded' });
    }
  };
  const known = () => payments.map(({ known, ...payment }) => ({ ...payment, state: known }));
  const ledger = () => {
    const paid = payments.filter((payment) => payment.known === 'succeeded');
    const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
    return sum(paid) - sum(refunds.filter(({ state }) => state !== 'failed'));
  };
  /** The pending or completed refunds by organisers of the payment that pays for the place. */
  const goodwill = () =>
    refunds
      .filter(({ paymentId, state }) => paymentId === order.paidBy && state !== 'failed')
      .reduce((all, { amount }) => all + amount, 0);

  /** The process may be killed before its transaction commits, or after it but before closing card pages. */
  function settle(killed: 'before commit' | 'after commit' | null = null): number {
    const effects = decideWith(order, known(), refunds, capacity);
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
        case 'refundAgain':
          refunds.push({ paymentId: effect.paymentId, amount: effect.amount, state: 'requested' });
          break;
        case 'refundByHand':
          refunds.push({ paymentId: effect.paymentId, amount: effect.amount, state: 'byHand' });
          break;
        case 'expire': {
          if (killed) break;
          const page = payments.find(({ id }) => id === effect.paymentId);
          // The page may be paid at this moment.
          if (page?.state === 'open') page.state = chance(0.2) ? 'succeeded' : 'failed';
          if (page && chance(0.7)) {
            learn(page);
            isNews = true;
          }
        }
      }
    }
    if (isNews) return effects.length + settle();
    const price = payments.find(({ id }) => id === order.paidBy)?.amount ?? 0;
    expect(ledger()).toBe(price - goodwill());
    expect(order.state === 'paid').toBe(order.paidBy !== null);
    return effects.length;
  }

  function step(): void {
    const some = payments[Math.floor(random() * payments.length)];
    const isTrying = order.state === 'awaiting' && !known().some(({ state }) => state === 'open');
    if (isTrying && chance(0.4)) {
      const id = `p${payments.length}`;
      payments.push({ id, amount: order.total, currency: 'GBP', state: 'open', known: 'open' });
    } else if (isTrying && chance(0.15)) {
      // A promo code between two attempts changes the price.
      order.total = order.total === total ? total - 5_900 : total;
    } else if (some && chance(0.3)) {
      // A page that failed may still be paid late.
      if (some.state !== 'succeeded') {
        some.state = chance(0.5) ? 'succeeded' : 'failed';
        if (some.state === 'succeeded' && chance(0.1)) returnedEarly.add(some.id);
      }
    } else if (chance(0.12)) {
      capacity.holdIsOver = true;
      capacity.canHavePlace = chance(0.5);
    } else if (some?.known === 'succeeded' && chance(0.1)) {
      const isReturned = refunds.some(({ paymentId, state }) => paymentId === some.id && state !== 'failed');
      // A refund in the provider's dashboard is known with the next event.
      const state = chance(0.5) ? 'requested' : 'succeeded';
      if (!isReturned) refunds.push({ paymentId: some.id, amount: some.amount, state });
    } else if (refunds.length > 0 && chance(0.3)) {
      // The payer's bank accepts or rejects a refund, even after accepting it.
      const refund = refunds[Math.floor(random() * refunds.length)];
      if (refund && refund.state !== 'failed') refund.state = chance(0.5) ? 'failed' : 'succeeded';
    }
    // An event arrives five times, or after a later one, or only at the end of the run.
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
        // Nothing was stored, and the provider sends the event again.
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

test(`after every step of ${runs} runs with faults, payments less refunds equal the price of the place`, () => {
  const results = Array.from({ length: runs }, (_, seed) => simulate(seed + 1));

  expect(Math.max(...results.map(({ rounds }) => rounds))).toBeLessThan(10);
  const states = new Set(results.map(({ order }) => order.state));
  expect(states).toEqual(new Set(['paid', 'released', 'cancelled']));
});

/** A faulty accounting that counts failed refunds, too. */
const countingFailed: typeof decide = (order, payments, refunds, capacity) =>
  decide(
    order,
    payments,
    refunds.map((refund) => ({ ...refund, state: 'succeeded' })),
    capacity,
  );

/** A faulty accounting that ignores pending refunds. */
const forgettingPending: typeof decide = (order, payments, refunds, capacity) =>
  decide(
    order,
    payments,
    refunds.filter(({ state }) => state !== 'requested'),
    capacity,
  );

test.each([
  ['counts refunds that failed', countingFailed],
  ['forgets refunds that are pending', forgettingPending],
])('the runs detect an accounting that %s', (_what, wrong) => {
  expect(() => {
    for (let seed = 1; seed <= runs; seed += 1) simulate(seed, wrong);
  }).toThrow();
});
