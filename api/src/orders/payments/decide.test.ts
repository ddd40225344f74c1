import { expect, test } from 'vitest';
import {
  type CapacityFacts,
  decide,
  type Effect,
  type OrderFacts,
  type PaymentFacts,
  type RefundFacts,
} from './decide.ts';

const total = 29_500;

const order = (own: Partial<OrderFacts> = {}): OrderFacts => ({
  state: 'awaiting',
  total,
  currency: 'GBP',
  paidBy: null,
  ...own,
});
const payment = (id: string, state: PaymentFacts['state'], amount = total): PaymentFacts => ({
  ...{ id, state, amount },
  currency: 'GBP',
});
const back = (paymentId: string, state: RefundFacts['state'], amount = total): RefundFacts => ({
  ...{ paymentId, amount, state },
});
const place: CapacityFacts = { canHavePlace: true, holdIsOver: false };
const late: CapacityFacts = { canHavePlace: true, holdIsOver: true };
const soldOut: CapacityFacts = { canHavePlace: false, holdIsOver: true };

const honour = (paymentId: string): Effect => ({ kind: 'honour', paymentId });
const refund = (paymentId: string, amount = total): Effect => ({ kind: 'refund', paymentId, amount });
const expire = (paymentId: string): Effect => ({ kind: 'expire', paymentId });
const paidBy = (id: string) => order({ state: 'paid', paidBy: id });

interface Case {
  what: string;
  order?: OrderFacts;
  payments: PaymentFacts[];
  refunds?: RefundFacts[];
  capacity?: CapacityFacts;
  effects: Effect[];
}

const cases: Case[] = [
  { what: 'nothing was tried yet', payments: [], effects: [] },
  { what: 'a card page is open', payments: [payment('a', 'open')], effects: [] },
  { what: 'a payment in time', payments: [payment('a', 'succeeded')], effects: [honour('a')] },
  { what: 'a declined one', payments: [payment('a', 'failed')], effects: [] },
  {
    what: 'declined, then approved',
    payments: [payment('a', 'failed'), payment('b', 'succeeded')],
    effects: [honour('b')],
  },
  {
    what: 'paid twice',
    payments: [payment('a', 'succeeded'), payment('b', 'succeeded')],
    effects: [honour('a'), refund('b')],
  },
  {
    what: 'paid in one tab while another is open',
    payments: [payment('a', 'succeeded'), payment('b', 'open')],
    effects: [honour('a'), expire('b')],
  },
  {
    what: 'the time is over and nobody paid',
    payments: [payment('a', 'failed')],
    capacity: soldOut,
    effects: [{ kind: 'release' }],
  },
  {
    what: 'the time is over while a card page is open: the place stays until it is closed',
    payments: [payment('a', 'open')],
    capacity: late,
    effects: [expire('a')],
  },
  {
    what: 'late, and a place is left',
    order: order({ state: 'released' }),
    payments: [payment('a', 'succeeded')],
    capacity: late,
    effects: [honour('a')],
  },
  {
    what: 'late, and no place is left',
    order: order({ state: 'released' }),
    payments: [payment('a', 'succeeded')],
    capacity: soldOut,
    effects: [refund('a')],
  },
  {
    what: 'late before anybody noticed that the time is over',
    payments: [payment('a', 'succeeded')],
    capacity: soldOut,
    effects: [{ kind: 'release' }, refund('a')],
  },
  {
    what: 'after the place was cancelled, and a place is left',
    order: order({ state: 'cancelled' }),
    payments: [payment('a', 'succeeded')],
    capacity: late,
    effects: [refund('a')],
  },
  {
    what: 'late and refunded already',
    order: order({ state: 'released' }),
    payments: [payment('a', 'succeeded')],
    refunds: [back('a', 'succeeded')],
    capacity: soldOut,
    effects: [],
  },
  {
    what: 'an amount that is not asked for any more',
    payments: [payment('a', 'succeeded', 20_000)],
    effects: [refund('a', 20_000)],
  },
  { what: 'all is settled', order: paidBy('a'), payments: [payment('a', 'succeeded')], effects: [] },
  {
    what: 'a second payment after the first was honoured',
    order: paidBy('a'),
    payments: [payment('a', 'succeeded'), payment('b', 'succeeded')],
    effects: [refund('b')],
  },
  {
    what: 'one of two payments was refunded at the provider: the other pays',
    order: paidBy('a'),
    payments: [payment('a', 'succeeded'), payment('b', 'succeeded')],
    refunds: [back('a', 'succeeded')],
    effects: [{ kind: 'payWith', paymentId: 'b' }],
  },
  {
    what: 'the double charge was refunded at the provider',
    order: paidBy('a'),
    payments: [payment('a', 'succeeded'), payment('b', 'succeeded')],
    refunds: [back('b', 'succeeded')],
    effects: [],
  },
  {
    what: 'everything was refunded at the provider',
    order: paidBy('a'),
    payments: [payment('a', 'succeeded')],
    refunds: [back('a', 'succeeded')],
    effects: [{ kind: 'cancel' }],
  },
  {
    what: 'a part was refunded at the provider: an organiser meant it',
    order: paidBy('a'),
    payments: [payment('a', 'succeeded')],
    refunds: [back('a', 'succeeded', 500)],
    effects: [],
  },
  {
    what: 'a refund of everything is pending at the provider: the place stays',
    order: paidBy('a'),
    payments: [payment('a', 'succeeded')],
    refunds: [back('a', 'requested')],
    effects: [],
  },
  {
    what: 'it has failed: the place stays',
    order: paidBy('a'),
    payments: [payment('a', 'succeeded')],
    refunds: [back('a', 'failed')],
    effects: [],
  },
  {
    what: 'everything is on its way back, and another payment is there: that one pays',
    order: paidBy('a'),
    payments: [payment('a', 'succeeded'), payment('b', 'succeeded')],
    refunds: [back('a', 'requested')],
    effects: [{ kind: 'payWith', paymentId: 'b' }],
  },
  {
    what: 'a refund of a cancelled place has failed: it is requested again, and buys no place',
    order: order({ state: 'cancelled' }),
    payments: [payment('a', 'succeeded')],
    refunds: [back('a', 'failed')],
    effects: [{ kind: 'refundAgain', paymentId: 'a', amount: total, failures: 1 }],
  },
  {
    what: 'what the refund rule keeps is not returned when a refund fails',
    order: order({ state: 'cancelled' }),
    payments: [{ ...payment('a', 'succeeded'), retained: 9_500 }],
    refunds: [back('a', 'failed', 20_000)],
    effects: [{ kind: 'refundAgain', paymentId: 'a', amount: 20_000, failures: 1 }],
  },
  {
    what: 'the request after a failed refund is under way',
    order: order({ state: 'cancelled' }),
    payments: [payment('a', 'succeeded')],
    refunds: [back('a', 'failed'), back('a', 'requested')],
    effects: [],
  },
  {
    what: 'a third refund has failed: a person returns the money',
    order: order({ state: 'cancelled' }),
    payments: [payment('a', 'succeeded')],
    refunds: [back('a', 'failed'), back('a', 'failed'), back('a', 'failed')],
    effects: [{ kind: 'refundByHand', paymentId: 'a', amount: total }],
  },
  {
    what: 'a person is returning it',
    order: order({ state: 'cancelled' }),
    payments: [payment('a', 'succeeded')],
    refunds: [back('a', 'failed'), back('a', 'failed'), back('a', 'failed'), back('a', 'byHand')],
    effects: [],
  },
  {
    what: 'the right amount in another currency',
    payments: [{ ...payment('a', 'succeeded'), currency: 'USD' }],
    effects: [refund('a')],
  },
];

test.each(cases)('$what', ({ order: given, payments, refunds = [], capacity = place, effects }) => {
  expect(decide(given ?? order(), payments, refunds, capacity)).toEqual(effects);
});
