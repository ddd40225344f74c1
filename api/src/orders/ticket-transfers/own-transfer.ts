import type * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import { startOfDay } from '@summit/contract/money-and-time/venue-time';
import { kindOfAttendee, registrationKinds } from '@summit/contract/registration/registration-kinds';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { readSections } from '../../settings/public/settings.queries.ts';
import { findPaidOrder, isMoneyMoving } from '../payments/orders/transferred-orders.queries.ts';
import { findPlaceWithPackage } from '../public/places.queries.ts';
import { findOpenTransfer } from '../public/transfers.queries.ts';

export type OwnTransfer = ResponseOf<typeof ticketTransferCalls.offerTicket>;

/** Whether an attendee can transfer their ticket, and to whom they have offered it. True only while they are locked. */
export async function readOwnTransfer(db: Db, holder: AttendeeRow, now: Date): Promise<OwnTransfer> {
  const until = await readEventStart(db);
  const row = await findOpenTransfer(db, holder, now);
  return {
    state: await toState(db, holder, now >= new Date(until)),
    until,
    offer: row && {
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      expiresAt: row.expiresAt.toISOString(),
    },
  };
}

/** When the doors open, or the first day begins where organisers have not said. */
async function readEventStart(db: Db): Promise<string> {
  const { event, keyDates } = await readSections(db, ['event', 'keyDates']);
  const doors = keyDates.find(({ kind }) => kind === 'event')?.startsAt;
  return doors ?? startOfDay(event.startsOn, event.timeZone).toISOString();
}

async function toState(db: Db, holder: AttendeeRow, isOver: boolean): Promise<OwnTransfer['state']> {
  const kind = kindOfAttendee(holder);
  if (holder.registrationStatus !== 'Completed' || holder.isBlocked || holder.loginIsDisabled) {
    return 'notRegistered';
  }
  if (!kind || !registrationKinds[kind].isTransferable || holder.organiserRole) return 'personal';
  if (isOver) return 'over';
  const found = await findPlaceWithPackage(db, holder.id);
  const order = found && (await findPaidOrder(db, holder.id, found.package.id));
  return order && (await isMoneyMoving(db, order.id)) ? 'refund' : 'open';
}
