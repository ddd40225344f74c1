import { lockAttendee, updateRegistration } from '../../../people/public/attendees.queries.ts';
import { withoutChosenInvoice } from '../../../people/public/chosen-invoice.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import { getReleaseOrders } from '../../public/orders.queries.ts';
import { findPlaceWithPackage, removePlace } from '../../public/places.queries.ts';
import { refreshPayment } from '../bring-up-to-date.ts';
import { closeCardPage, type PaymentContext } from '../check-payment.ts';
import { hasOpenPayment } from './transferred-orders.queries.ts';

/**
 * Releases what an attendee has chosen and not paid: the place, its order, and the invoice's details. A card page
 * that is open is closed first; if it was paid at that moment, the ticket stays.
 * @throws fm.cms-0019 when it is paid, payment-0005 while the bank asks
 */
export async function releaseTicket(cashier: PaymentContext, attendeeId: string): Promise<void> {
  const { db, clock, responseCache } = cashier.platform;
  const open = await refreshPayment(cashier, attendeeId);
  if (open) await closeCardPage(cashier, open.id);
  await db.transaction(async (tx) => {
    const row = await lockAttendee(tx, attendeeId);
    if (!row || row.registrationStatus === 'Completed') throw new Failure('fm.cms-0019');
    const found = await findPlaceWithPackage(tx, attendeeId);
    if (!found) return;
    if (found.package.kind === 'paid' && found.place.state === 'Taken') throw new Failure('fm.cms-0019');
    if (await hasOpenPayment(tx, attendeeId)) throw new Failure('payment-0005');
    const now = clock.now();
    await getReleaseOrders(tx, attendeeId, now);
    await removePlace(tx, attendeeId, found.package.id);
    const change = {
      registrationStatus: 'PendingPackageSelection',
      profile: withoutChosenInvoice(row),
    } as const;
    await updateRegistration(tx, attendeeId, change, now);
  });
  responseCache.drop('packages');
}
