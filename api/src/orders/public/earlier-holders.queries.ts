import { and, desc, eq, gt, inArray, lt, notExists } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { cancelledTickets } from '../tickets/tickets.tables.ts';
import { ticketTransfers } from '../transfer-records/ticket-transfers.tables.ts';

/** An attendee who held a ticket until they transferred it. */
interface EarlierHolder {
  holderId: string;
  until: Date;
}

/** Those of some attendees who have, or once had, a transferred ticket. */
export async function listTakers(db: Db, attendeeIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: ticketTransfers.takenBy })
    .from(ticketTransfers)
    .where(inArray(ticketTransfers.takenBy, [...attendeeIds]));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** The previous holders of an attendee's present ticket, the last one first; none if it was always theirs. */
export async function listEarlierHolders(db: Db, attendeeId: string): Promise<EarlierHolder[]> {
  const holders: EarlierHolder[] = [];
  let giver = await findGiver(db, attendeeId);
  while (giver) {
    holders.push(giver);
    giver = await findGiver(db, giver.holderId, giver.until);
  }
  return holders;
}

/**
 * Who gave an attendee the ticket that they hold, or held until a moment. A ticket they got earlier is not that one if they
 * lost it in between.
 */
async function findGiver(db: Db, attendeeId: string, until?: Date): Promise<EarlierHolder | null> {
  const lost = db
    .select({ number: cancelledTickets.number })
    .from(cancelledTickets)
    .where(
      and(
        eq(cancelledTickets.attendeeId, attendeeId),
        gt(cancelledTickets.cancelledAt, ticketTransfers.takenAt),
        until && lt(cancelledTickets.cancelledAt, until),
      ),
    );
  const [taken] = await db
    .select({ holderId: ticketTransfers.holderId, until: ticketTransfers.takenAt })
    .from(ticketTransfers)
    .where(
      and(
        eq(ticketTransfers.takenBy, attendeeId),
        until && lt(ticketTransfers.takenAt, until),
        notExists(lost),
      ),
    )
    .orderBy(desc(ticketTransfers.takenAt))
    .limit(1);
  return taken?.until ? { holderId: taken.holderId, until: taken.until } : null;
}
