import { fields, oneOf, optionalText, requiredText } from '../forms/rules.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { choice, shape, text, whole } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/attendees/payments.ts';

const paymentErrors = ['payment-0001', 'package-0001', 'package-0003', 'promo-code-0001'] as const;

export const paymentInfo = defineCall({
  method: 'GET',
  path: '/attendee/payment/info',
  access: 'attendee',
  summary: 'What the signed-in attendee has to pay.',
  response: shapes.paymentInfo,
  errors: ['payment-0001'],
});

export const promoCodeDiscount = defineCall({
  method: 'GET',
  path: '/public/promo-code/discount',
  access: 'public',
  summary: 'What a promo code takes off; an unknown code gets validation.base-0001.',
  query: query({ code: requiredText() }),
  response: shape({ code: text(), kind: choice(['percent', 'amount']), discount: whole() }),
  errors: ['promo-code-0001'],
});

export const assignPromoCode = defineCall({
  method: 'PUT',
  path: '/attendee/payment/assign-promo-code',
  access: 'attendee',
  summary: 'Applies a promo code; an unknown one gets validation.base-0001.',
  query: query({ code: requiredText() }),
  response: shapes.paymentInfo,
  errors: [...paymentErrors, 'payment-0004', 'payment-0005'],
});

export const removePromoCode = defineCall({
  method: 'DELETE',
  path: '/attendee/payment/promo-code',
  access: 'attendee',
  summary: 'Takes the promo code off what the attendee has to pay.',
  response: shapes.paymentInfo,
  errors: ['payment-0001', 'package-0003', 'payment-0004', 'payment-0005'],
});

export const payNothing = defineCall({
  method: 'PUT',
  path: '/attendee/payment/nothing',
  access: 'attendee',
  summary: 'Completes a registration whose promo code leaves nothing to pay.',
  response: shapes.paymentOutcome,
  errors: ['payment-0001', 'payment-0003', 'payment-0005', 'package-0003', 'promo-code-0001'],
});

export const releaseTicket = defineCall({
  method: 'PUT',
  path: '/attendee/payment/give-back',
  access: 'attendee',
  summary: 'Gives a ticket back that is chosen and not paid, so that another one can be chosen.',
  response: shapes.paymentOutcome,
  errors: ['fm.cms-0019', 'payment-0004', 'payment-0005'],
});

export const extendHold = defineCall({
  method: 'PUT',
  path: '/attendee/payment/extend-hold',
  access: 'attendee',
  summary: 'Reserves the place for another full period, from now on.',
  response: shapes.paymentInfo,
  errors: ['payment-0001', 'package-0003'],
});

export const generatePaymentUrl = defineCall({
  method: 'GET',
  path: '/attendee/payment/:provider/generate-url',
  access: 'attendee',
  summary: "The address of the provider's page for this payment.",
  params: fields({ provider: oneOf(shapes.paymentProviders) }),
  query: query({ code: optionalText() }),
  response: shape({ url: text() }),
  errors: [...paymentErrors, 'payment-0002', 'payment-0003', 'payment-0004', 'payment-0005'],
});
