import { eq } from 'drizzle-orm';
import { kindOfAttendee, registrationKinds } from '@summit/contract/registration/registration-kinds';
import { type AttendeeRow, attendees } from '../../people/attendees/attendees.tables.ts';
import { findAttendee } from '../../people/public/attendees.queries.ts';
import { endSessions } from '../../people/public/session-rows.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import { moveInvitations } from '../../registration/public/invitations.queries.ts';
import { movePass } from '../../registration/public/vip.queries.ts';
import { changeHolder, findPaidOrder } from '../payments/orders/transferred-orders.queries.ts';
import { cancelTicket } from '../public/cancelled-tickets.queries.ts';
import { getReleaseOrders } from '../public/orders.queries.ts';
import { findPlaceWithPackage, movePlace } from '../public/places.queries.ts';
import { profileOfCompany } from './colleague.ts';

/**
 * Passes all that a ticket is from its holder to a colleague: place, pass, extra tickets and the guests on them. Nothing
 * is free in between, and the order stays the payer's. The holder, the colleague and the payer must be locked. Returns
 * the colleague with the new ticket.
 */
export async function passOn(
  tx: Tx,
  holder: AttendeeRow,
  colleague: AttendeeRow,
  now: Date,
): Promise<AttendeeRow> {
  const found = await findPlaceWithPackage(tx, holder.id);
  const order = found && (await findPaidOrder(tx, holder.id, found.package.id));
  await getReleaseOrders(tx, colleague.id, now);
  await movePlace(tx, holder.id, colleague.id, order?.attendeeId ?? null);
  await movePass(tx, holder.id, colleague.id);
  await moveInvitations(tx, holder.id, colleague.id, now);
  if (order) await changeHolder(tx, order.id, colleague.id, now);
  const { attendeeType, categoryId, invitedByAttendeeId } = holder;
  await tx
    .update(attendees)
    .set({
      ...{ attendeeType, categoryId, invitedByAttendeeId },
      registrationStatus: 'Completed',
      profile: { ...profileOfCompany(holder), ...colleague.profile },
      updatedAt: now,
    })
    .where(eq(attendees.id, colleague.id));
  await leave(tx, holder, now);
  return (await findAttendee(tx, colleague.id)) ?? colleague;
}

/** The former holder can choose a ticket again; a guest's account ends with the ticket, as when it is cancelled. */
async function leave(tx: Tx, holder: AttendeeRow, now: Date): Promise<void> {
  await cancelTicket(tx, holder, 'transferred', now);
  const kind = kindOfAttendee(holder);
  const isGuest = kind !== null && !registrationKinds[kind].choosesPackage;
  if (isGuest) await endSessions(tx, holder.id, now);
  const left = isGuest ? { loginIsDisabled: true, invitedByAttendeeId: null } : {};
  await tx
    .update(attendees)
    .set({ registrationStatus: 'PendingPackageSelection', ...left, updatedAt: now })
    .where(eq(attendees.id, holder.id));
}
