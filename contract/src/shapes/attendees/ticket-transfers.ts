import { fields, requiredText } from '../../forms/rules.ts';
import * as limits from '../../limits/limits.ts';
import { choice, moment, nullableShape, shape, text } from '../../requests/response-shapes.ts';

/**
 * Why a ticket cannot be transferred at the moment; `open`: it can. `personal`: tickets of its kind belong to one
 * person. `refund`: a refund is on its way, or the payment is disputed.
 */
const transferStates = ['open', 'notRegistered', 'personal', 'over', 'refund'] as const;

/** What holders see of the transfer of their ticket. */
export const ownTransfer = shape({
  state: choice(transferStates),
  /** When transferring ends: the start of the event. */
  until: moment(),
  /** The colleague who can take the ticket at present. */
  offer: nullableShape({ firstName: text(), lastName: text(), email: text(), expiresAt: moment() }),
});

export const byToken = fields({ token: requiredText(limits.longText) });
