import { defineCalls } from '../call.ts';
import { query } from '../list-query.ts';
import { registrationStatuses } from '../registration-status.ts';
import {
  choice,
  moment,
  nullableChoice,
  nullableMoment,
  nullableText,
  shape,
  text,
  whole,
} from '../response-shapes.ts';
import { fields, oneOf, optionalText, requiredText } from '../rules.ts';

export const paymentProviders = ['sandbox', 'stripe'] as const;

export type PaymentProviderName = (typeof paymentProviders)[number];

const paymentStatuses = ['None', 'Pending', 'Approved', 'Declined', 'Refunded'] as const;

/** The amount to pay. Money in the smaller unit of its currency; `total` is `price` less `discount`. */
const paymentInfo = shape({
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

const paymentOutcome = shape({ registrationStatus: choice(registrationStatuses) });

const paymentErrors = ['payment-0001', 'package-0001', 'package-0003', 'promo-code-0001'] as const;

export const paymentCalls = defineCalls({
  paymentInfo: {
    method: 'GET',
    path: '/attendee/payment/info',
    access: 'attendee',
    summary: 'What the signed-in attendee has to pay.',
    response: paymentInfo,
    errors: ['payment-0001'],
  },
  promoCodeDiscount: {
    method: 'GET',
    path: '/public/promo-code/discount',
    access: 'public',
    summary: 'What a promo code takes off; an unknown code gets validation.base-0001.',
    query: query({ code: requiredText() }),
    response: shape({ code: text(), kind: choice(['percent', 'amount']), discount: whole() }),
    errors: ['promo-code-0001'],
  },
  assignPromoCode: {
    method: 'PUT',
    path: '/attendee/payment/assign-promo-code',
    access: 'attendee',
    summary: 'Applies a promo code; an unknown one gets validation.base-0001.',
    query: query({ code: requiredText() }),
    response: paymentInfo,
    errors: [...paymentErrors, 'payment-0004', 'payment-0005'],
  },
  removePromoCode: {
    method: 'DELETE',
    path: '/attendee/payment/promo-code',
    access: 'attendee',
    summary: 'Takes the promo code off what the attendee has to pay.',
    response: paymentInfo,
    errors: ['payment-0001', 'package-0003', 'payment-0004', 'payment-0005'],
  },
  payNothing: {
    method: 'PUT',
    path: '/attendee/payment/nothing',
    access: 'attendee',
    summary: 'Completes a registration whose promo code leaves nothing to pay.',
    response: paymentOutcome,
    errors: ['payment-0001', 'payment-0003', 'payment-0005', 'package-0003', 'promo-code-0001'],
  },
  giveBackTicket: {
    method: 'PUT',
    path: '/attendee/payment/give-back',
    access: 'attendee',
    summary: 'Gives a ticket back that is chosen and not paid, so that another one can be chosen.',
    response: paymentOutcome,
    errors: ['fm.cms-0019', 'payment-0004', 'payment-0005'],
  },
  extendHold: {
    method: 'PUT',
    path: '/attendee/payment/extend-hold',
    access: 'attendee',
    summary: 'Reserves the place for another full period, from now on.',
    response: paymentInfo,
    errors: ['payment-0001', 'package-0003'],
  },
  generatePaymentUrl: {
    method: 'GET',
    path: '/attendee/payment/:provider/generate-url',
    access: 'attendee',
    summary: "The address of the provider's page for this payment.",
    params: fields({ provider: oneOf(paymentProviders) }),
    query: query({ code: optionalText() }),
    response: shape({ url: text() }),
    errors: [...paymentErrors, 'payment-0002', 'payment-0003', 'payment-0004', 'payment-0005'],
  },
});
