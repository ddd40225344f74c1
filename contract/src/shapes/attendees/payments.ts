import { registrationStatuses } from '../../registration/registration-status.ts';
import {
  choice,
  moment,
  nullableChoice,
  nullableMoment,
  nullableText,
  shape,
  text,
  whole,
} from '../../requests/response-shapes.ts';

export const paymentProviders = ['sandbox', 'stripe'] as const;

export type PaymentProviderName = (typeof paymentProviders)[number];

const paymentStatuses = ['None', 'Pending', 'Approved', 'Declined', 'Refunded'] as const;

/** The amount to pay. Money in the minor unit of its currency; `total` is `price` less `discount`. */
export const paymentInfo = shape({
  registrationStatus: choice(registrationStatuses),
  paymentStatus: choice(paymentStatuses),
  /** Null: no provider is configured, nothing can be paid here. */
  provider: nullableChoice(paymentProviders),
  packageType: text(),
  packageName: text(),
  price: whole(),
  discount: whole(),
  total: whole(),
  /** ISO 4217. */
  currency: text(),
  /** Hundredths of a per cent that `total` includes: 2000 is 20%; 0: the seller is not registered for VAT. */
  vatBasisPoints: whole(),
  promoCode: nullableText(),
  /** When the reservation of the place expires. */
  heldUntil: nullableMoment(),
  /** The server's time: the clocks of devices may be wrong. */
  readAt: moment(),
  /** Until when the reservation can be extended at most. */
  extendableUntil: nullableMoment(),
  /** Why the last payment was declined. */
  declinedReason: nullableText(),
});

export const paymentOutcome = shape({ registrationStatus: choice(registrationStatuses) });
