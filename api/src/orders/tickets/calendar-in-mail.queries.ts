import { eq } from 'drizzle-orm';
import { calendarAttachment } from '../../platform/calendar/calendar-attachment.ts';
import type { Db } from '../../platform/db/db.ts';
import type { MailAttachment } from '../../platform/mail/mail.tables.ts';
import type { Platform } from '../../platform/platform.ts';
import { readEventDays } from '../public/issued-ticket.ts';
import { type CalendarTicket, ticketCalendar } from './ticket-calendar.ts';
import { cancelledTickets } from './tickets.tables.ts';

type Needs = Pick<Platform, 'config'>;

/**
 * The calendar of a ticket as an attachment. One that cannot be written stops no registration and no payment: the email
 * goes without it, and the machine's log says why.
 */
export function calendarInMail({ config }: Needs, ticket: CalendarTicket): MailAttachment[] {
  try {
    return [calendarAttachment('ticket.ics', ticketCalendar(ticket, config.siteOrigin))];
  } catch (error) {
    process.emitWarning(error as Error);
    return [];
  }
}

/** The same for a ticket that was cancelled: it takes the event out of the calendar that has it. */
export async function cancelledCalendarInMail(
  needs: Needs,
  tx: Db,
  number: string,
): Promise<MailAttachment[]> {
  const [cancelled] = await tx.select().from(cancelledTickets).where(eq(cancelledTickets.number, number));
  return cancelled ? calendarInMail(needs, { ...(await readEventDays(tx)), ...cancelled }) : [];
}
