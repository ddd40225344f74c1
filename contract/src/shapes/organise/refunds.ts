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
  /** Whether the reader made the request: then another organiser has to confirm it. */
  isRequestedByMe: flag(),
});

/**
 * An organiser's request for a refund. `returnable` is the amount they saw, so that two of them do not refund it
 * twice.
 */
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
  /** Whether everything that is left is refunded: then the ticket ends once the bank has accepted it. */
  endsTicket: flag(),
});
