import { fields, requiredText } from '../../forms/rules.ts';
import * as limits from '../../limits/limits.ts';
import { choice, flag, moment, shape, text } from '../../requests/response-shapes.ts';

/** Amounts are written in their currency, with its point: `495.00`. */
export const amount = () => text();

/** A refund that waits for a second person. */
export const refundRequest = shape({
  id: text(),
  orderId: text(),
  paymentId: text(),
  name: text(),
  amount: amount(),
  currency: text(),
  reason: text(),
  requestedBy: text(),
  requestedAt: moment(),
  /** Whether the one who asks may confirm it. */
  isOwn: flag(),
});

/** A refund as an organiser asks for it. `returnable` is what they saw, so that two of them do not return it twice. */
export const wantedRefund = fields({
  paymentId: requiredText(),
  amount: requiredText(40),
  returnable: requiredText(40),
  reason: requiredText(limits.longText),
});

export const refundOutcome = shape({
  /** `waiting`: for a second person. */
  state: choice(['requested', 'waiting']),
  amount: amount(),
  currency: text(),
  /** All that is left goes back: the ticket ends once the bank has taken it. */
  endsTicket: flag(),
});
