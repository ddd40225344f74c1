import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { findCategory } from '../../people/public/categories.queries.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/db.ts';
import { readSections, readSectionTimes } from '../../settings/public/settings.queries.ts';
import { writeTicketCode } from '../tickets/ticket-code.ts';
import { ticketSigningKey } from '../tickets/ticket-keys.ts';
import { findChosen } from './places.queries.ts';

/** A ticket with everything that its page, its mail and its passes show. */
export type IssuedTicket = Awaited<ReturnType<typeof issueTicket>>;

export type TicketOwner = Pick<AttendeeRow, 'id' | 'categoryId' | 'firstName' | 'lastName' | 'ticketNumber'>;

/** The ticket of an attendee whose registration is complete. */
export async function issueTicket(db: Db, config: Pick<Config, 'secret'>, attendee: TicketOwner, now: Date) {
  const category = await findCategory(db, attendee.categoryId);
  if (!category) throw new Error(`There is no category ${attendee.categoryId}`);
  const { event, ...days } = await readEventDays(db);
  const chosen = await findChosen(db, attendee.id, now);
  const { startsOn, endsOn } = event;
  const facts = { number: attendee.ticketNumber, kind: category.type.toUpperCase(), startsOn, endsOn };
  return {
    code: writeTicketCode(ticketSigningKey(config.secret), facts),
    number: attendee.ticketNumber,
    holder: `${attendee.firstName} ${attendee.lastName}`,
    category,
    packageName: chosen?.package.name ?? null,
    /** The attendee has paid for it, and has an invoice: a promo code may have left nothing to pay. */
    isPaid: chosen?.package.kind === 'paid' && chosen.place.paidById === null && !chosen.place.isFree,
    event,
    ...days,
  };
}

/** When and where the event is, as the calendar of a ticket says it. */
export async function readEventDays(db: Db) {
  const { event, keyDates } = await readSections(db, ['event', 'keyDates']);
  return {
    event,
    /** When the dates of the event, or what comes with them, were set last. */
    calendarSetAt: await readSectionTimes(db, ['event', 'keyDates']),
    /** When the doors open; null: organisers have not said. */
    doorsAt: keyDates.find(({ kind }) => kind === 'event')?.startsAt ?? null,
  };
}
