import * as paymentCalls from '@summit/contract/calls/payments';
import { repeat } from '../../platform/jobs/repeat.ts';
import { loggable } from '../../platform/logging/loggable.ts';
import type { Api } from '../../platform/platform.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { requireUsable } from '../public/promo-uses.queries.ts';
import { checkPayment, type PaymentContext } from './check-payment.ts';
import { createGenerateUrlHandler } from './generate-url.ts';
import { extendHold } from './orders/extend-hold.ts';
import { payNothing } from './orders/pay-nothing.ts';
import { releaseTicket } from './orders/release-ticket.ts';
import { type PaymentInfo, readPaymentInfo } from './payment-info.ts';
import { assignPromoCode, removePromoCode } from './promo-codes/promo-code.ts';
import { withProvider } from './provider-failure.ts';
import { providersFrom } from './providers/providers.ts';
import { transactions } from './transactions.ts';
import { reconcile, reconcileJob } from './webhook/reconcile.ts';
import { paymentWebhook } from './webhook/webhook.ts';

/** How often overdue payments, orders and refunds are looked for, in milliseconds. */
const reconcileMs = 2_000;

/** No more often than this is the provider asked because somebody looks, in milliseconds. */
const askedMs = 3_000;

/** Paying for a package. */
export const payments: Capability = async (app, platform) => {
  const providers = await providersFrom(platform.config);
  const cashier = { platform, providers };
  const info = paymentInfoReader(cashier, app.log);
  repeat(app, reconcileJob, reconcileMs, () => reconcile(cashier, app.log));
  await paymentWebhook(app, cashier);
  transactions(app, app.realtime, platform);
  serve(app, paymentCalls, {
    paymentInfo: async ({ attendee, fail }) => (await info(attendee.id)) ?? fail('payment-0001'),
    promoCodeDiscount: async ({ query, request }) => {
      await platform.rateLimiter.visit('promoCodeOfDevice', request);
      return requireUsable(platform.db, query.code, platform.clock.now());
    },
    assignPromoCode: async ({ query, attendee, request, fail }) => {
      await platform.rateLimiter.visit('promoCodeOfDevice', request);
      const changed = await withProvider(() => assignPromoCode(cashier, attendee.id, query.code));
      return changed ?? fail('payment-0001');
    },
    removePromoCode: async ({ attendee, fail }) => {
      const changed = await withProvider(() => removePromoCode(cashier, attendee.id));
      return changed ?? fail('payment-0001');
    },
    payNothing: async ({ attendee }) => {
      await payNothing(platform, attendee.id);
      return { registrationStatus: 'Completed' as const };
    },
    releaseTicket: async ({ attendee }) => {
      await withProvider(() => releaseTicket(cashier, attendee.id));
      return { registrationStatus: 'PendingPackageSelection' as const };
    },
    extendHold: async ({ attendee, fail }) => {
      await extendHold(platform, attendee.id);
      return (await info(attendee.id)) ?? fail('payment-0001');
    },
    generatePaymentUrl: createGenerateUrlHandler(cashier),
  });
};

/** What an attendee has to pay. While a payment is open the provider is asked first: its event may be lost. */
function paymentInfoReader(cashier: PaymentContext, log: Api['log']) {
  const { db, clock } = cashier.platform;
  const provider = cashier.providers.current?.name ?? null;
  return async (attendeeId: string): Promise<PaymentInfo | null> => {
    const { info, open } = await readPaymentInfo(db, attendeeId, provider, clock.now());
    if (!open || clock.now().getTime() - open.updatedAt.getTime() < askedMs) return info;
    try {
      await checkPayment(cashier, open);
    } catch (error) {
      log.warn({ error: loggable(error) }, 'A payment could not be checked');
    }
    return (await readPaymentInfo(db, attendeeId, provider, clock.now())).info;
  };
}
