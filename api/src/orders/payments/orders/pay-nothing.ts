import { findAttendee, updateRegistration } from '../../../people/public/attendees.queries.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import { mailConfirmation } from '../../../registration/public/confirmation.ts';
import { changeOrder, openOrder } from '../../public/orders.queries.ts';
import { keepPlace } from '../../public/places.queries.ts';
import { canUseAgain } from '../../public/promo-uses.queries.ts';
import { requirePayable } from './require-payable.ts';
import { hasOpenPayment } from './transferred-orders.queries.ts';

/**
 * Completes the registration of an attendee whose promo code leaves nothing to pay: without a card, and without an invoice.
 * @throws payment-0003 when something is to be paid, payment-0005 while a card page is open
 */
export async function payNothing(platform: Platform, attendeeId: string): Promise<void> {
  const { db, clock, responseCache } = platform;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const { ticket } = await requirePayable(tx, attendeeId, now);
    const order = await openOrder(tx, attendeeId, ticket, now);
    if (await hasOpenPayment(tx, attendeeId)) throw new Failure('payment-0005');
    if (order.totalMinor > 0 || order.promoCode === null) throw new Failure('payment-0003');
    if (!(await canUseAgain(tx, order.id, order.promoCode))) throw new Failure('promo-code-0001');
    await keepPlace(tx, attendeeId, ticket.id, now, true);
    await changeOrder(tx, order.id, { state: 'paid', paidBy: null }, now);
    await updateRegistration(tx, attendeeId, { registrationStatus: 'Completed' }, now);
    const attendee = await findAttendee(tx, attendeeId);
    if (attendee) await mailConfirmation(platform, tx, attendee);
  });
  responseCache.drop('packages');
  responseCache.drop('attendees');
}
