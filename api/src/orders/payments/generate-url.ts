import type * as paymentCalls from '@summit/contract/calls/payments';
import { updateRegistration } from '../../people/public/attendees.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { openOrder } from '../public/orders.queries.ts';
import { changeHold } from '../public/places.queries.ts';
import { canUseAgain } from '../public/promo-uses.queries.ts';
import { refreshPayment } from './bring-up-to-date.ts';
import { getCardPage, type PaymentContext } from './check-payment.ts';
import { requirePayable } from './orders/require-payable.ts';
import { addPayment, listPayments } from './payments.queries.ts';
import type { PaymentRow } from './payments.tables.ts';
import { assignPromoCode } from './promo-codes/promo-code.ts';
import { withProvider } from './provider-failure.ts';
import type { PaymentProvider } from './providers/provider.ts';

type GenerateUrl = (typeof paymentCalls)['generatePaymentUrl'];

/** When the provider is asked about a new payment first, unless it sends an event before; in milliseconds. */
const firstCheckMs = 20_000;

/**
 * The card page of an attendee's payment: the one that is open, or a new one. Our row is written before the provider is
 * called, so that no payment is ever unknown here.
 */
export function createGenerateUrlHandler(cashier: PaymentContext): Handler<GenerateUrl> {
  const { platform, providers } = cashier;
  return async ({ params, query, attendee, request, fail }) => {
    const provider = providers.current?.name === params.provider ? providers.current : null;
    if (!provider) return fail('payment-0002');
    if (query.code) await platform.rateLimiter.visit('promoCodeOfDevice', request);
    return withProvider(async () => {
      if (query.code) await assignPromoCode(cashier, attendee.id, query.code);
      await refreshPayment(cashier, attendee.id);
      const payment = await beginPayment(cashier, attendee.id, provider);
      const { url } = await getCardPage(cashier, provider, payment);
      return { url };
    });
  };
}

async function beginPayment(
  { platform }: PaymentContext,
  attendeeId: string,
  provider: PaymentProvider,
): Promise<PaymentRow> {
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    const { place, ticket } = await requirePayable(tx, attendeeId, now);
    const order = await openOrder(tx, attendeeId, ticket, now);
    const open = (await listPayments(tx, order.id)).find(({ state }) => state === 'open');
    if (open) return open;
    // A code that was applied in another tab leaves nothing: a card page for nothing would stay open and block the order.
    if (order.totalMinor === 0) throw new Failure('payment-0003');
    // Organisers have stopped the code since it was applied: nothing is charged at its price any more.
    const { promoCode } = order;
    if (promoCode !== null && !(await canUseAgain(tx, order.id, promoCode))) {
      throw new Failure('promo-code-0001');
    }
    await changeHold(tx, attendeeId, { isPaying: true });
    await updateRegistration(tx, attendeeId, { registrationStatus: 'PendingPayment' }, now);
    const firstCheck = new Date(now.getTime() + firstCheckMs);
    const isShort = place.heldUntil !== null && place.heldUntil < firstCheck;
    return addPayment(tx, {
      orderId: order.id,
      provider: provider.name,
      amountMinor: order.totalMinor,
      currency: order.currency,
      nextCheckAt: isShort && place.heldUntil ? place.heldUntil : firstCheck,
      createdAt: now,
      updatedAt: now,
    });
  });
}
