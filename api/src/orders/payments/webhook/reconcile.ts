import { loggable } from '../../../platform/logging/loggable.ts';
import type { Api } from '../../../platform/platform.ts';
import { listOverdueOrders } from '../../public/orders.queries.ts';
import {
  isToMake,
  listOwingOrders,
  listRefundsToMake,
  postponeRefund,
  storeResponse,
  takeMoneyUnderWay,
} from '../../public/refunds.queries.ts';
import { checkPayment, type PaymentContext } from '../check-payment.ts';
import { getPaid, listPaymentsToCheck } from '../payments.queries.ts';
import { settleOrder } from '../settle.ts';

/** The name of the repeated job. */
export const reconcileJob = 'reconcile payments';

/** The longest pause between two requests for one refund, in milliseconds. */
const longestPauseMs = 10 * 60_000;

/** For what no event reported: asks about payments that are open for long, ends what is overdue, makes refunds. */
export async function reconcile(cashier: PaymentContext, log: Api['log']): Promise<void> {
  const { db, clock } = cashier.platform;
  const attempt = async (what: string, task: () => Promise<unknown>): Promise<void> => {
    try {
      await task();
    } catch (error) {
      log.warn({ error: loggable(error) }, `${what} failed; it is tried again later`);
    }
  };
  for (const payment of await listPaymentsToCheck(db, clock.now())) {
    await attempt('Checking a payment', () => checkPayment(cashier, payment));
  }
  for (const { id } of await listOverdueOrders(db, clock.now())) {
    await attempt('Ending an order', () => settleOrder(cashier.platform, id));
  }
  for (const payment of await takeMoneyUnderWay(db, clock.now())) {
    await attempt('Asking about a refund', () => checkPayment(cashier, payment));
  }
  for (const { id } of await listOwingOrders(db)) {
    await attempt('Returning money', () => settleOrder(cashier.platform, id));
  }
  for (const due of await listRefundsToMake(db, clock.now())) {
    await attempt('A refund', () => makeRefund(cashier, due));
  }
}

type DueRefund = Awaited<ReturnType<typeof listRefundsToMake>>[number];

async function makeRefund(
  { platform, providers }: PaymentContext,
  { refund, payment }: DueRefund,
): Promise<void> {
  const { db, clock } = platform;
  const provider = providers.find(payment.provider);
  const pauseMs = Math.min(2 ** refund.attempts * 1000, longestPauseMs);
  await postponeRefund(db, refund.id, refund.attempts + 1, new Date(clock.now().getTime() + pauseMs));
  if (!provider || !payment.providerId) return;
  if (refund.attempts > 0) {
    // The response to the last request may be lost, and providers forget idempotency keys after a day.
    await checkPayment({ platform, providers }, payment);
    if (!(await isToMake(db, refund.id))) return;
  }
  const made = await provider.refund({
    refundId: refund.id,
    providerId: payment.providerId,
    amountMinor: refund.amountMinor,
    currency: getPaid(payment).currency,
  });
  await storeResponse(db, refund.id, made, clock.now());
  // Its credit note is issued now: the provider's event may be lost.
  await settleOrder(platform, payment.orderId);
}
