import { href } from '@summit/contract/href';
import * as pages from '@summit/contract/site-map';
import { type CalendarEntry, calendarFile } from '../platform/calendar-file.ts';
import type { IssuedTicket } from './issued-ticket.queries.ts';

/** How long calendars show the moment the doors open, in milliseconds. */
const doorsMs = 60 * 60_000;

/**
 * The days of the event, and the moment the doors open. The entries of a ticket are always the same ones: a second import
 * doubles nothing, and after the dates were changed it brings them up to date.
 */
export function ticketCalendar(
  { event, doorsAt, number, calendarSetAt }: IssuedTicket,
  siteOrigin: string,
): string {
  const { name, startsOn, endsOn, timeZone, venue, address, city } = event;
  const common = {
    sequence: Math.floor(calendarSetAt.getTime() / 1000),
    updatedAt: calendarSetAt,
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
