import { fields, requiredText } from '../../forms/rules.ts';
import {
  choice,
  flag,
  listed,
  moment,
  nullableMoment,
  nullableText,
  shape,
  text,
} from '../../requests/response-shapes.ts';
import { amount, refundRequest } from './refunds.ts';

const orderStates = ['awaiting', 'paid', 'released', 'cancelled'] as const;

const paymentStates = ['open', 'succeeded', 'failed'] as const;

const refundStates = ['requested', 'succeeded', 'failed', 'byHand'] as const;

const refundSources = ['reconciler', 'external', 'buyer', 'dispute', 'organiser'] as const;

const orderFacts = {
  id: text(),
  createdAt: moment(),
  updatedAt: moment(),
  state: choice(orderStates),
  attendeeId: text(),
  /** The payer's name. */
  name: text(),
  email: text(),
  packageId: text(),
  packageName: text(),
  promoCode: nullableText(),
  currency: text(),
  total: amount(),
  /** The amount received, and what was refunded of it. */
  paid: amount(),
  returned: amount(),
  /** Why the last card was declined, in the words of the provider; null: none was. */
  declinedReason: nullableText(),
  /** Whether a refund failed at the bank, so that an organiser has to act. */
  needsSomebody: flag(),
};

/** An order in the list. */
export const listedOrder = shape(orderFacts);

/** What an order list can be sorted by. */
export const orderSorts = [
  'createdAt',
  'updatedAt',
  'state',
  'name',
  'email',
  'packageName',
  'total',
] as const;

const payment = shape({
  id: text(),
  provider: text(),
  state: choice(paymentStates),
  amount: amount(),
  currency: text(),
  createdAt: moment(),
  declinedReason: nullableText(),
  /** The amount that an organiser can refund now. */
  returnable: amount(),
  /** Whether this payment pays for the place. */
  paysForPlace: flag(),
});

const refund = shape({
  id: text(),
  paymentId: text(),
  amount: amount(),
  currency: text(),
  state: choice(refundStates),
  source: choice(refundSources),
  reason: nullableText(),
  requestedBy: nullableText(),
  createdAt: moment(),
  returnedByHandAt: nullableMoment(),
  /** What an organiser has to do about it; null: nothing. */
  toDo: nullableText(),
});

export const orderDetail = shape({
  ...orderFacts,
  /** The present holder of a transferred ticket; null: the payer has it. */
  holderId: nullableText(),
  payments: listed(payment),
  refunds: listed(refund),
  /** Refunds that wait for a second person. */
  requests: listed(refundRequest),
  documents: listed(
    shape({ number: text(), kind: choice(['invoice', 'creditNote']), gross: amount(), issuedAt: moment() }),
  ),
  /** The history of the order, the earliest event first. */
  timeline: listed(shape({ at: moment(), text: text() })),
});

export const orderParams = fields({ id: requiredText() });

export const documentParams = fields({ id: requiredText(), number: requiredText(20) });
