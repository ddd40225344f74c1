import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openStripeVisit } from '../../../testing/visits/stripe-visit.ts';
import { invoices } from '../../invoices/invoices.tables.ts';
import { packagePlaces } from '../../packages/packages.tables.ts';
import { orders, refunds } from '../payments.tables.ts';

const price = 29_500;
const runs = 12;

/** The beginning and end of a refund or dispute in Stripe's dashboard. */
type Happening =
  | { kind: 'refund'; amount: number; ends: 'succeeded' | 'failed' }
  | { kind: 'dispute'; amount: number; ends: 'won' | 'lost' };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    kind: fc.constant('refund' as const),
    amount: fc.constantFrom(1, 4_999, 9_833),
    ends: fc.constantFrom('succeeded' as const, 'failed' as const),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    amount: fc.constant(price),
    ends: fc.constantFrom('succeeded' as const, 'failed' as const),
  }),
  fc.record({
    kind: fc.constant('dispute' as const),
    amount: fc.constant(price),
    ends: fc.constantFrom('won' as const, 'lost' as const),
  }),
);

const returnedBy = (all: readonly Happening[]) =>
  all
    .filter(({ ends }) => ends === 'succeeded' || ends === 'lost')
    .reduce((sum, { amount }) => sum + amount, 0);

/** Refunds do not exceed the payment, because Stripe refuses that. */
const happenings = fc
  .array(happening, { minLength: 1, maxLength: 3 })
  .filter(
    (all) =>
      all.reduce((sum, { amount }) => sum + amount, 0) <= price &&
      all.filter(({ kind }) => kind === 'dispute').length <= 1,
  );

const eventTypes = {
  refund: ['refund.created', 'refund.updated'],
  dispute: ['charge.dispute.created', 'charge.dispute.closed'],
} as const;

interface Order {
  /** All of them begin before the first one ends. */
  isAtOnce: boolean;
  /** The delay of each event, counted in steps. */
  delays: readonly number[];
  /** When an event is repeated, or arrives too early. */
  repeats: readonly number[];
}

/**
 * Executes all steps. Each of their two events arrives at a random moment: immediately or much later, after the next event,
 * several times, or before its own step. None is lost, because Stripe repeats lost events.
 */
async function live(all: readonly Happening[], { isAtOnce, delays, repeats }: Order) {
  const visit = await openStripeVisit();
  try {
    const { intent } = await visit.paidSession();
    const rows = all.map(({ kind, amount }, at) =>
      kind === 'refund'
        ? {
            ...{ id: `re_${at}`, object: 'refund' as const, currency: 'gbp', amount, payment_intent: intent },
            ...{ status: 'pending', metadata: {} },
          }
        : {
            ...{
              id: `dp_${at}`,
              object: 'dispute' as const,
              currency: 'gbp',
              amount,
              payment_intent: intent,
            },
            status: 'needs_response',
          },
    );
    const begins = all.map(({ kind }, at) => ({
      type: eventTypes[kind][0],
      happen: () => {
        const row = rows[at];
        if (row?.object === 'refund') visit.stripe.refunds.push(row);
        else if (row) visit.stripe.disputes.push(row);
      },
    }));
    const ends = all.map(({ kind, ends: status }, at) => ({
      type: eventTypes[kind][1],
      happen: () => void Object.assign(rows[at] ?? {}, { status }),
    }));
    const steps = isAtOnce
      ? [...begins, ...ends]
      : begins.flatMap((begin, at) => [begin, ...ends.slice(at, at + 1)]);
    const moments = steps.map((_, at) => Math.min(at + 1 + (delays[at] ?? 0), steps.length));
    const deliveries = [
      ...moments.map((moment, at) => ({ moment, at })),
      ...repeats.map((moment, index) => ({ moment: moment % (steps.length + 1), at: index % steps.length })),
    ];
    for (let now = 0; now <= steps.length; now += 1) {
      for (const { at } of deliveries.filter(({ moment }) => moment === now).toReversed()) {
        const about = { object: 'charge', id: 'ch_1', payment_intent: intent };
        expect(await visit.send(about, { id: `evt_${at}`, type: steps[at]?.type ?? '' })).toBe(204);
      }
      steps[now]?.happen();
    }
    for (let hours = 0; hours < 3; hours += 1) {
      visit.api.clock.moveBy(3_600_000);
      await visit.runJobs();
    }
    const [order] = await visit.api.db.select().from(orders);
    const notes = (await visit.api.db.select().from(invoices)).filter(({ kind }) => kind === 'creditNote');
    return {
      order: order?.state,
      places: (await visit.api.db.select().from(packagePlaces)).filter(
        ({ attendeeId }) => attendeeId === order?.attendeeId,
      ).length,
      // A dispute that was processed has one of these rows, with its final state.
      refunds: (await visit.api.db.select().from(refunds))
        .filter(({ source }) => source !== 'dispute')
        .map(({ amountMinor, state }) => `${amountMinor} ${state}`)
        .sort(),
      credited: notes.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
      asked: visit.stripe.refunds.length - rows.filter(({ object }) => object === 'refund').length,
    };
  } finally {
    await visit.close();
  }
}

test('accounts and place are right whichever events about refunds and disputes are late, early, repeated or reversed', async () => {
  await fc.assert(
    fc.asyncProperty(
      happenings,
      fc.record({
        isAtOnce: fc.boolean(),
        delays: fc.array(fc.nat({ max: 6 }), { maxLength: 6 }),
        repeats: fc.array(fc.nat({ max: 60 }), { maxLength: 8 }),
      }),
      async (all, order) => {
        const returned = returnedBy(all);
        const isGone = returned === price;
        expect(await live(all, order)).toEqual({
          order: isGone ? 'cancelled' : 'paid',
          places: isGone ? 0 : 1,
          refunds: all
            .filter(({ kind }) => kind === 'refund')
            .map(({ amount, ends }) => `${amount} ${ends}`)
            .sort(),
          credited: returned,
          // The site makes no refunds of its own.
          asked: 0,
        });
      },
    ),
    { numRuns: runs, endOnFailure: true },
  );
}, 240_000);
