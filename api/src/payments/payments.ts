import { paymentCalls } from '@summit/contract/calls/payments';
import { notBuilt, serve, type Capability } from '../platform/serve.ts';
import { readPaymentInfo } from './payment-info.queries.ts';

/** Paying for a package. */
export const payments: Capability = (app, { db }) => {
  serve(app, paymentCalls, {
    paymentInfo: async ({ attendee, fail }) =>
      (await readPaymentInfo(db, attendee.id)) ?? fail('payment-0001'),
    assignPromoCode: notBuilt,
    generatePaymentUrl: notBuilt,
  });
};
