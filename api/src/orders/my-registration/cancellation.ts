import type * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { compareMoments, startOfDay } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { readExtraTickets } from '../../registration/public/extra-tickets.queries.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { findPaid } from '../public/cancel-order.queries.ts';
import { findPlaceWithPackage } from '../public/places.queries.ts';
import { getRefund } from './refund-rule.ts';

export type Cancellation = ResponseOf<typeof myRegistrationCalls.ownRegistration>['cancellation'];

/** What cancelling would mean for an attendee at this moment. It stays true only while the attendee is locked. */
export async function readCancellation(db: Db, attendee: AttendeeRow, now: Date): Promise<Cancellation> {
  const { cancellation: rule } = await readSection(db, 'ticketCare');
  const { startsOn, timeZone } = await readSection(db, 'event');
  const found = await findPlaceWithPackage(db, attendee.id);
  const paid = found && (await findPaid(db, attendee.id, found.package.id));
  const until = rule.until ?? startOfDay(startsOn, timeZone).toISOString();
  // A bank may take the whole of a payment of which a part went back before.
  const paidMinor = Math.max(0, paid?.paidMinor ?? 0);
  const currency = paid?.order.currency ?? found?.package.currency ?? 'GBP';
  const refunds = rule.refunds.toSorted((a, b) => compareMoments(a.until, b.until));
  return {
    state:
      found?.place.paidById && attendee.registrationStatus === 'Completed'
        ? 'paidByAnother'
        : await toState(db, attendee, rule.isEnabled, now >= new Date(until)),
    paid: paidMinor,
    refund: getRefund({ paidMinor, currency }, rule, now),
    currency,
    until,
    refunds,
    text: rule.text,
  };
}

async function toState(
  db: Db,
  attendee: AttendeeRow,
  isEnabled: boolean,
  isOver: boolean,
): Promise<Cancellation['state']> {
  if (attendee.registrationStatus !== 'Completed') return 'notRegistered';
  if (!isEnabled) return 'disabled';
  if (isOver) return 'over';
  const { usedCount } = await readExtraTickets(db, attendee.id);
  return usedCount > 0 ? 'guests' : 'open';
}
