import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { type CalendarEntry, calendarFile } from '../../platform/calendar/calendar-file.ts';
import type { IssuedTicket } from '../public/issued-ticket.ts';

/** How long calendars show the moment the doors open, in milliseconds. */
const doorsMs = 60 * 60_000;

/** What a ticket's calendar says. */
export type CalendarTicket = Pick<IssuedTicket, 'event' | 'doorsAt' | 'number' | 'calendarSetAt'> & {
  /** Absent: the ticket is valid. */
  cancelledAt?: Date;
};

/**
 * The days of the event, and the moment the doors open; cancelled with their ticket. The entries of a ticket are always the
 * same ones: a second import doubles nothing, and after the dates were changed it brings them up to date.
 */
export function ticketCalendar(
  { event, doorsAt, number, calendarSetAt, cancelledAt }: CalendarTicket,
  siteOrigin: string,
): string {
  const changedAt = cancelledAt && cancelledAt > calendarSetAt ? cancelledAt : calendarSetAt;
  const { name, startsOn, endsOn, timeZone, venue, address, city } = event;
  const common = {
    // Higher than that of the valid ticket in the same second, too.
    sequence: Math.floor(changedAt.getTime() / 1000) + (cancelledAt ? 1 : 0),
    updatedAt: changedAt,
    isCancelled: cancelledAt !== undefined,
    place: [...new Set([venue, ...address, city])].filter(Boolean).join(', '),
    url: siteOrigin + href(pages.registrationCompleted),
  };
  const uid = (entry: string) => `${number}-${entry}@${new URL(siteOrigin).hostname}`;
  const days: CalendarEntry = {
    ...common,
    uid: uid('days'),
    days: { startsOn, endsOn },
    title: name,
    description: `Ticket ${number}`,
  };
  const doors: CalendarEntry[] = doorsAt
    ? [
        {
          ...common,
          uid: uid('doors'),
          startsAt: new Date(doorsAt),
          endsAt: new Date(Date.parse(doorsAt) + doorsMs),
          title: `Doors open: ${name}`,
          description: `Ticket ${number}`,
        },
      ]
    : [];
  return calendarFile({ name, timeZone, entries: [days, ...doors] });
}
