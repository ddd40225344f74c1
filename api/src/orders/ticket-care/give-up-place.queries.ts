import { eq } from 'drizzle-orm';
import { kindOfAttendee, registrationKinds } from '@summit/contract/registration/registration-kinds';
import { type AttendeeRow, attendees } from '../../people/attendees/attendees.tables.ts';
import { getEndSessions } from '../../people/public/session-rows.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import { endTakenInvitation, getEndInvitations } from '../../registration/public/invitations.queries.ts';
import { returnPass } from '../../registration/public/vip.queries.ts';
import { cancelPaidOrder } from '../payments/orders/cancel-order.queries.ts';
import { findPlaceWithPackage, removePlace } from '../public/places.queries.ts';

/**
 * Returns the place of an attendee to where it came from: the package, the inviter's extra tickets, or the passes of an
 * invitation. Who registered for a package can choose one again; a guest's account ends with the place. The attendee must
 * be locked. Returns the id of the payment that the refund is taken from; null when nothing was paid.
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
  await getEndInvitations(tx, id, now);
  const kind = kindOfAttendee(attendee);
  const isGuest = kind !== null && !registrationKinds[kind].choosesPackage;
  if (isGuest) {
    await returnPass(tx, id);
    await endTakenInvitation(tx, id, now);
    await getEndSessions(tx, id, now);
  }
  const left = isGuest ? { loginIsDisabled: true, invitedByAttendeeId: null } : {};
  await tx
    .update(attendees)
    .set({ registrationStatus: 'PendingPackageSelection', ...left, updatedAt: now })
    .where(eq(attendees.id, id));
  return paymentId;
}
