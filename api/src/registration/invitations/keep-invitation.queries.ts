import { and, count, eq, isNull } from 'drizzle-orm';
import { canonicalEmail } from '@summit/contract/contact-details/email-address';
import { findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { readExtraTickets } from '../public/extra-tickets.queries.ts';
import { invitations } from './invitations.tables.ts';

/**
 * Stores an invitation, in place of an earlier one to the same address. The inviter must be locked.
 * @throws fm.cms-0071, fm.cms-0029, invited-attendee-submit-0001
 */
export async function keepInvitation(
  tx: Tx,
  inviterId: string,
  { email, token, now }: { email: string; token: string; now: Date },
): Promise<void> {
  const sameAddress = and(
    eq(invitations.inviterId, inviterId),
    eq(invitations.emailKey, canonicalEmail(email)),
    isNull(invitations.withdrawnAt),
  );
  const [earlier] = await tx.select().from(invitations).where(sameAddress);
  if (earlier?.attendeeId) throw new Failure('fm.cms-0071');
  if (await findAttendeeByEmail(tx, email)) throw new Failure('fm.cms-0029');
  const { arePaid, extraTicketsCount, usedCount } = await readExtraTickets(tx, inviterId);
  const promised = usedCount + (await countOpen(tx, inviterId)) - (earlier ? 1 : 0);
  if (!arePaid || promised >= extraTicketsCount) throw new Failure('invited-attendee-submit-0001');
  const sent = { inviterId, email, tokenHash: linkTokenHash(token), createdAt: now };
  await (earlier
    ? tx.update(invitations).set(sent).where(eq(invitations.id, earlier.id))
    : tx.insert(invitations).values(sent));
}

/** Links that can still be used. */
async function countOpen(tx: Db, inviterId: string): Promise<number> {
  const open = and(
    eq(invitations.inviterId, inviterId),
    isNull(invitations.withdrawnAt),
    isNull(invitations.attendeeId),
  );
  const [row] = await tx.select({ links: count() }).from(invitations).where(open);
  return row?.links ?? 0;
}
