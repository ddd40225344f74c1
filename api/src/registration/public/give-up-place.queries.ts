import { eq } from 'drizzle-orm';
import { kindOfAttendee, registrationKinds } from '@summit/contract/registration/registration-kinds';
import { cancelPaidOrder } from '../../orders/public/cancel-order.queries.ts';
import { getReleaseOrders } from '../../orders/public/orders.queries.ts';
import { findPlaceWithPackage, removePlace } from '../../orders/public/places.queries.ts';
import { type AttendeeRow, attendees } from '../../people/attendees/attendees.tables.ts';
import { endSessions } from '../../people/public/session-rows.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import { endInvitations, endTakenInvitation } from './invitations.queries.ts';
import { returnPass } from './vip.queries.ts';

/**
 * Returns the place of an attendee to where it came from: the package, the inviter's extra tickets, or the passes of an
 * invitation. Attendees who registered for a package can choose one again; a guest's account ends with the place. The
 * attendee must be locked. Returns the id of the payment that the refund is taken from; null when nothing was paid.
 */
export async function giveUpPlace(
  tx: Tx,
  attendee: AttendeeRow,
  refundMinor: number,
  now: Date,
): Promise<string | null> {
  const { id } = attendee;
  const found = await findPlaceWithPackage(tx, id);
  const paymentId =
    found && (await cancelPaidOrder(tx, { attendeeId: id, packageId: found.package.id, refundMinor }, now));
  if (found) await removePlace(tx, id, found.package.id);
  await endInvitations(tx, id, now);
  const kind = kindOfAttendee(attendee);
  const isGuest = kind !== null && !registrationKinds[kind].choosesPackage;
  if (isGuest) {
    await returnPass(tx, id);
    await endTakenInvitation(tx, id, now);
    await endSessions(tx, id, now);
  }
  const left = isGuest ? { loginIsDisabled: true, invitedByAttendeeId: null } : {};
  // An attendee who has only begun keeps their status.
  const hasBegunOnly = attendee.registrationStatus === 'SubmitStepOne';
  const status = hasBegunOnly ? {} : ({ registrationStatus: 'PendingPackageSelection' } as const);
  await tx
    .update(attendees)
    .set({ ...status, ...left, updatedAt: now })
    .where(eq(attendees.id, id));
  return paymentId;
}

/**
 * The same for an attendee who is erased, whatever their status: an unpaid place that they held is free again as well. No
 * money is returned: payments stay in the accounts. The attendee must be locked, with no card page open.
 */
export async function giveUpEverything(tx: Tx, attendee: AttendeeRow, now: Date): Promise<void> {
  await getReleaseOrders(tx, attendee.id, now);
  await giveUpPlace(tx, attendee, 0, now);
}
