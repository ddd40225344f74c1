import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type * as invitationCalls from '@summit/contract/calls/invitations';
import type { RegistrationStatus } from '@summit/contract/registration/registration-status';
import type { ResponseOf } from '@summit/contract/requests/call';
import { type AttendeeRow, attendees } from '../../people/attendees/attendees.tables.ts';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import type { Db } from '../../platform/db/db.ts';
import { type InvitationRow, invitations } from '../invitations/invitations.tables.ts';
import { readExtraTickets } from './extra-tickets.queries.ts';

export type SentInvitations = ResponseOf<typeof invitationCalls.sentInvitations>;

/** An invitation and who sent it. */
export interface KnownInvitation {
  invitation: InvitationRow;
  inviter: AttendeeRow;
}

/** The invitation of a link, whatever its state; null when no such token was sent. */
export async function findInvitation(db: Db, token: string): Promise<KnownInvitation | null> {
  const [row] = await db
    .select({ invitation: invitations, inviter: attendees })
    .from(invitations)
    .innerJoin(attendees, eq(attendees.id, invitations.inviterId))
    .where(eq(invitations.tokenHash, linkTokenHash(token)));
  return row ?? null;
}

/** Why an invitation cannot be used: it was withdrawn, or used already. Null when it can. */
export function closedBy({ invitation, inviter }: KnownInvitation): 'fm.cms-0009' | 'fm.cms-0071' | null {
  if (invitation.withdrawnAt || inviter.isBlocked || inviter.loginIsDisabled) return 'fm.cms-0009';
  return invitation.attendeeId ? 'fm.cms-0071' : null;
}

/** Records who began a registration with an invitation. */
export async function takeInvitation(db: Db, id: string, attendeeId: string): Promise<void> {
  await db.update(invitations).set({ attendeeId }).where(eq(invitations.id, id));
}

/** An invitation that this attendee sent and has not withdrawn, or null. */
export async function findSentInvitation(
  db: Db,
  inviterId: string,
  id: string,
): Promise<InvitationRow | null> {
  const sent = await db.select().from(invitations).where(isSentBy(inviterId));
  return sent.find((row) => row.id === id) ?? null;
}

/** Ends the link of an invitation. */
export async function endInvitation(db: Db, id: string, now: Date): Promise<void> {
  await db.update(invitations).set({ withdrawnAt: now }).where(eq(invitations.id, id));
}

/** Ends the unused links that an attendee has sent. */
export async function endInvitations(db: Db, inviterId: string, now: Date): Promise<void> {
  const open = and(isSentBy(inviterId), isNull(invitations.attendeeId));
  await db.update(invitations).set({ withdrawnAt: now }).where(open);
}

/** Ends the invitation that an attendee registered with: the extra ticket is the inviter's again. */
export async function endTakenInvitation(db: Db, attendeeId: string, now: Date): Promise<void> {
  const taken = eq(invitations.attendeeId, attendeeId);
  await db.update(invitations).set({ withdrawnAt: now }).where(taken);
}

/**
 * Passes on the invitation that an attendee registered with, and those that they sent, with their guests: the extra
 * tickets belong to the ticket. The new holder gives up an extra ticket that they had begun with. Both must be locked.
 */
export async function moveInvitations(tx: Db, fromId: string, toId: string, now: Date): Promise<void> {
  await endTakenInvitation(tx, toId, now);
  await tx.update(invitations).set({ attendeeId: null }).where(eq(invitations.attendeeId, toId));
  await tx.update(invitations).set({ attendeeId: toId }).where(eq(invitations.attendeeId, fromId));
  await tx.update(invitations).set({ inviterId: toId }).where(isSentBy(fromId));
  await tx
    .update(attendees)
    .set({ invitedByAttendeeId: toId })
    .where(eq(attendees.invitedByAttendeeId, fromId));
}

/** The extra tickets an attendee has left, and whom they invited, the oldest invitation first. */
export async function listSentInvitations(db: Db, inviterId: string): Promise<SentInvitations> {
  const { usedCount: _usedCount, ...tickets } = await readExtraTickets(db, inviterId);
  const rows = await db
    .select({ invitation: invitations, status: attendees.registrationStatus })
    .from(invitations)
    .leftJoin(attendees, eq(attendees.id, invitations.attendeeId))
    .where(isSentBy(inviterId))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
  return {
    ...tickets,
    invitations: rows.map(({ invitation: { id, email, createdAt }, status }) => ({
      id,
      email,
      state: toState(status),
      sentAt: createdAt.toISOString(),
    })),
  };
}

/** The state of an invitation, from the registration status of the attendee who began with it; null when no one did. */
function toState(status: RegistrationStatus | null): SentInvitations['invitations'][number]['state'] {
  if (status === null) return 'Sent';
  return status === 'Completed' ? 'Completed' : 'Started';
}

function isSentBy(inviterId: string): SQL | undefined {
  return and(eq(invitations.inviterId, inviterId), isNull(invitations.withdrawnAt));
}
