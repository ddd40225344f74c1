import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { lockAttendee } from '../../people/public/attendees.queries.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { readExtraTickets } from '../public/extra-tickets.queries.ts';
import {
  closedBy,
  findInvitation,
  type KnownInvitation,
  takeInvitation,
} from '../public/invitations.queries.ts';

/**
 * The open invitation of a link.
 * @throws fm.cms-0072 when no such link was sent, fm.cms-0009 or fm.cms-0071 when it is closed
 */
export async function requireOpenInvitation(db: Db, token: string): Promise<KnownInvitation> {
  const known = await findInvitation(db, token);
  if (!known) throw new Failure('fm.cms-0072');
  const code = closedBy(known);
  if (code) throw new Failure(code);
  return known;
}

/**
 * Takes an extra ticket for the attendee whom `register` adds, in the transaction of the caller. No more are taken than
 * the inviter has, however many calls come at the same time.
 * @throws what `requireOpenInvitation` throws; invited-attendee-submit-0001 when no ticket is left
 */
export async function takeExtraTicket<A extends { id: string }>(
  tx: Tx,
  token: string,
  register: (inviter: AttendeeRow) => Promise<A>,
): Promise<A> {
  const { invitation, inviter } = await lockOpenInvitation(tx, token);
  const { arePaid, remainingExtraTicketsCount } = await readExtraTickets(tx, inviter.id);
  if (!arePaid || remainingExtraTicketsCount === 0) throw new Failure('invited-attendee-submit-0001');
  const attendee = await register(inviter);
  await takeInvitation(tx, invitation.id, attendee.id);
  return attendee;
}

/** An open invitation with its inviter locked: other calls with the inviter's invitations wait until the transaction ends. */
async function lockOpenInvitation(tx: Tx, token: string): Promise<KnownInvitation> {
  const seen = await requireOpenInvitation(tx, token);
  await lockAttendee(tx, seen.inviter.id);
  // The invitation is read again, because it may have been used or withdrawn while this call waited.
  const known = await requireOpenInvitation(tx, token);
  // It may also have gone to a colleague with the ticket: then that attendee is the one to lock.
  return known.inviter.id === seen.inviter.id ? known : lockOpenInvitation(tx, token);
}
