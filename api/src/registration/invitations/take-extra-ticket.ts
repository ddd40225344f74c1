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
 * The invitation of a link that somebody can begin with.
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
  const seen = await requireOpenInvitation(tx, token);
  // Other calls with the inviter's invitations wait here until this transaction ends.
  await lockAttendee(tx, seen.inviter.id);
  // Read again: it may have been used or taken back while this call waited.
  const { invitation, inviter } = await requireOpenInvitation(tx, token);
  const { arePaid, remainingExtraTicketsCount } = await readExtraTickets(tx, inviter.id);
  if (!arePaid || remainingExtraTicketsCount === 0) throw new Failure('invited-attendee-submit-0001');
  const attendee = await register(inviter);
  await takeInvitation(tx, invitation.id, attendee.id);
  return attendee;
}
