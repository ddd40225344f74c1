import { eq } from 'drizzle-orm';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import type { Db } from '../../platform/db/db.ts';
import { blitzInvitations, blitzParticipants } from './blitz.tables.ts';

export type BlitzInvitation = typeof blitzInvitations.$inferSelect;
export type BlitzParticipantRow = typeof blitzParticipants.$inferSelect;

/** The invitation of a token, whatever its state; null for a token that was never sent. */
export async function findInvitation(db: Db, token: string): Promise<BlitzInvitation | null> {
  const [row] = await db
    .select()
    .from(blitzInvitations)
    .where(eq(blitzInvitations.tokenHash, linkTokenHash(token)))
    .limit(1);
  return row ?? null;
}

/** The submission made with an invitation, or null. */
export async function findSubmission(db: Db, invitationId: string): Promise<BlitzParticipantRow | null> {
  const [row] = await db
    .select()
    .from(blitzParticipants)
    .where(eq(blitzParticipants.invitationId, invitationId))
    .limit(1);
  return row ?? null;
}
