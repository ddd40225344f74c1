import { loggable } from '../../platform/logging/loggable.ts';
import type { Api } from '../../platform/platform.ts';
import { checkPayment, type PaymentContext } from './check-payment.ts';
import { type PaymentInfo, readPaymentInfo } from './payment-info.queries.ts';

/** No more often than this is the provider asked because somebody looks, in milliseconds. */
const askedMs = 3_000;

/** What an attendee has to pay. While a payment is open the provider is asked first: its event may be lost. */
export function paymentInfoWith(cashier: PaymentContext, log: Api['log']) {
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
