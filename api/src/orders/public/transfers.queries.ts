import { and, eq, isNull } from 'drizzle-orm';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { findAttendee } from '../../people/public/attendees.queries.ts';
import { loginRefusal } from '../../people/public/login-refusal.ts';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { ticketTransfers, type TransferRow } from '../transfer-records/ticket-transfers.tables.ts';

type Holder = Pick<AttendeeRow, 'id' | 'ticketNumber'>;

/** The offer of a link, whatever its state; null when no such token was sent. */
async function findTransfer(db: Db, token: string): Promise<TransferRow | null> {
  const [row] = await db
    .select()
    .from(ticketTransfers)
    .where(eq(ticketTransfers.tokenHash, linkTokenHash(token)));
  return row ?? null;
}

/**
 * An offer that can be taken, with its holder.
 * @throws Failure `transfer-0001` when it is unknown, ended or too old; `transfer-0008` when the reader of the link has
 * taken it
 */
export async function getUsable(
  db: Db,
  token: string,
  now: Date,
): Promise<{ offer: TransferRow; holder: AttendeeRow }> {
  const offer = await findTransfer(db, token);
  const holder = offer && (await findAttendee(db, offer.holderId));
  if (holder && isOpen(offer, holder, now)) return { offer, holder };
  throw new Failure(offer && (await isTakenByReader(db, offer)) ? 'transfer-0008' : 'transfer-0001');
}

/** Whether the ticket is with the address that the link was sent to, byte for byte, and its owner may log in. */
async function isTakenByReader(db: Db, { takenBy, email }: TransferRow): Promise<boolean> {
  const owner = takenBy === null ? null : await findAttendee(db, takenBy);
  return owner?.email === email && owner.registrationStatus === 'Completed' && !loginRefusal(owner);
}

/** Whether an offer of a holder's present ticket can be taken, as far as the offer itself goes. */
function isOpen(row: TransferRow, holder: Holder, now: Date): boolean {
  const isEnded = row.withdrawnAt !== null || row.takenAt !== null || row.expiresAt <= now;
  return !isEnded && row.holderId === holder.id && row.ticketNumber === holder.ticketNumber;
}

/** The offer of a holder's present ticket that can still be taken, or null. */
export async function findOpenTransfer(db: Db, holder: Holder, now: Date): Promise<TransferRow | null> {
  const [row] = await db.select().from(ticketTransfers).where(ofTicket(holder));
  return row && isOpen(row, holder, now) ? row : null;
}

/** Ends the offer of a holder's present ticket, if there is one that was not taken. */
export async function endTransfer(tx: Tx, holder: Holder, now: Date): Promise<void> {
  await tx.update(ticketTransfers).set({ withdrawnAt: now }).where(ofTicket(holder));
}

/** Stores that a holder offers a ticket to a colleague. */
export async function addTransfer(tx: Tx, row: typeof ticketTransfers.$inferInsert): Promise<void> {
  await tx.insert(ticketTransfers).values(row);
}

/** Records who took the ticket. */
export async function takeTransfer(tx: Tx, id: string, takenBy: string, now: Date): Promise<void> {
  await tx.update(ticketTransfers).set({ takenAt: now, takenBy }).where(eq(ticketTransfers.id, id));
}

function ofTicket({ ticketNumber }: Holder) {
  return and(
    eq(ticketTransfers.ticketNumber, ticketNumber),
    isNull(ticketTransfers.withdrawnAt),
    isNull(ticketTransfers.takenAt),
  );
}
