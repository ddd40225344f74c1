import { and, eq, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { type AttendeeRow, attendees } from '../../people/attendees/attendees.tables.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { cancelledTickets, type CancelReason } from '../tickets/tickets.tables.ts';

/**
 * Cancels an attendee's ticket: its number, code and links stop working, and the attendee gets another number for a
 * ticket that they may have later. The attendee must be locked. Returns the new number.
 */
export async function cancelTicket(
  tx: Tx,
  { id: attendeeId, ticketNumber: number }: Pick<AttendeeRow, 'id' | 'ticketNumber'>,
  reason: CancelReason,
  now: Date,
): Promise<string> {
  await tx.insert(cancelledTickets).values({ number, attendeeId, reason, cancelledAt: now });
  const [row] = await tx
    .update(attendees)
    .set({ ticketNumber: sql`default` })
    .where(eq(attendees.id, attendeeId))
    .returning({ ticketNumber: attendees.ticketNumber });
  if (!row) throw new Error(`There is no attendee ${attendeeId}`);
  return row.ticketNumber;
}

/** The numbers of all tickets that let nobody in: cancelled ones, and those of attendees who may not log in. */
export async function listCancelledNumbers(db: Db): Promise<string[]> {
  const refused = and(
    or(attendees.isBlocked, attendees.loginIsDisabled),
    eq(attendees.registrationStatus, 'Completed'),
  );
  const rows = await union(
    db.select({ number: cancelledTickets.number }).from(cancelledTickets),
    db.select({ number: attendees.ticketNumber }).from(attendees).where(refused),
  );
  return rows.map(({ number }) => number).sort();
}
