import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { ResponseOf } from '@summit/contract/call';
import type { invitationCalls } from '@summit/contract/calls/invitations';
import type { RegistrationStatus } from '@summit/contract/registration-status';
import { attendees, type AttendeeRow } from '../attendees/attendees.tables.ts';
import type { Db } from '../platform/db/db.ts';
import { linkTokenHash } from '../platform/link-token.ts';
import { readExtraTickets } from './extra-tickets.queries.ts';
import { invitations, type InvitationRow } from './invitations.tables.ts';

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

/** Why nobody can begin with an invitation: it was taken back, or somebody has begun already. Null when they can. */
export function closedBy({ invitation, inviter }: KnownInvitation): 'fm.cms-0009' | 'fm.cms-0071' | null {
  if (invitation.withdrawnAt || inviter.isBlocked || inviter.loginIsDisabled) {
    return 'fm.cms-0009';
  }
  return invitation.attendeeId ? 'fm.cms-0071' : null;
}

/** Records who began a registration with an invitation. */
export async function takeInvitation(db: Db, id: string, attendeeId: string): Promise<void> {
  await db.update(invitations).set({ attendeeId }).where(eq(invitations.id, id));
}

/** An invitation that this attendee sent and has not taken back, or null. */
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
      state: stateOf(status),
      sentAt: createdAt.toISOString(),
    })),
  };
}

/** Derived from the registration status of the attendee who began with it; null when nobody did. */
function stateOf(status: RegistrationStatus | null): SentInvitations['invitations'][number]['state'] {
  if (status === null) {
    return 'Sent';
  }
  return status === 'Completed' ? 'Completed' : 'Started';
}

function isSentBy(inviterId: string): SQL | undefined {
  return and(eq(invitations.inviterId, inviterId), isNull(invitations.withdrawnAt));
}
