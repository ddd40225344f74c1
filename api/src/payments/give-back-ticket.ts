import { lockAttendee, updateRegistration } from '../attendees/attendees.queries.ts';
import { withoutChosenInvoice } from '../attendees/chosen-invoice.queries.ts';
import { findPlaceWithPackage, removePlace } from '../packages/places.queries.ts';
import { Failure } from '../platform/failure.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { type Cashier, closeCardPage } from './check-payment.ts';
import { hasOpenPayment, releaseOrdersOf } from './transferred-orders.queries.ts';

/**
 * Gives back what an attendee has chosen and not paid: the place, its order, and what the invoice was to say. A card page
 * that is open is closed first; if it was paid at that moment, the ticket stays.
 * @throws fm.cms-0019 when it is paid, payment-0005 while the bank asks
 */
export async function giveBackTicket(cashier: Cashier, attendeeId: string): Promise<void> {
  const { db, clock, responseCache } = cashier.platform;
  const open = await bringUpToDate(cashier, attendeeId);
  if (open) await closeCardPage(cashier, open.id);
  await db.transaction(async (tx) => {
    const row = await lockAttendee(tx, attendeeId);
    if (!row || row.registrationStatus === 'Completed') throw new Failure('fm.cms-0019');
    const found = await findPlaceWithPackage(tx, attendeeId);
    if (!found) return;
    if (found.package.kind === 'paid' && found.place.state === 'Taken') throw new Failure('fm.cms-0019');
    if (await hasOpenPayment(tx, attendeeId)) throw new Failure('payment-0005');
    const now = clock.now();
    await releaseOrdersOf(tx, attendeeId, now);
    await removePlace(tx, attendeeId, found.package.id);
    const change = {
      registrationStatus: 'PendingPackageSelection',
      profile: withoutChosenInvoice(row),
    } as const;
    await updateRegistration(tx, attendeeId, change, now);
  });
  responseCache.drop('packages');
}
