import { lockAttendee } from '../../../people/public/attendees.queries.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import type { PackagePlaceRow, PackageRow } from '../../packages/packages.tables.ts';
import { findPlaceWithPackage } from '../../public/places.queries.ts';

/** The place that an attendee has to pay for, with the attendee locked. @throws payment-0001, package-0003 */
export async function requirePayable(
  tx: Tx,
  attendeeId: string,
  now: Date,
): Promise<{ place: PackagePlaceRow; ticket: PackageRow }> {
  const attendee = await lockAttendee(tx, attendeeId);
  const status = attendee?.registrationStatus;
  const found = await findPlaceWithPackage(tx, attendeeId);
  const isToPay = status === 'RequestForPayment' || status === 'PendingPayment';
  if (!isToPay || !found || found.package.kind === 'free') throw new Failure('payment-0001');
  const { place } = found;
  if (place.heldUntil !== null && place.heldUntil <= now) throw new Failure('package-0003');
  return { place, ticket: found.package };
}
