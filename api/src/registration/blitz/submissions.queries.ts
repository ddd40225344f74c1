import { eq } from 'drizzle-orm';
import type * as blitzCalls from '@summit/contract/calls/blitz';
import type { BodyOf } from '@summit/contract/requests/call';
import type { Db } from '../../platform/db/db.ts';
import { blitzInvitations, blitzParticipants } from './blitz.tables.ts';
import { type BlitzParticipantRow, findSubmission } from './blitz-invitations.queries.ts';
import { takeLogo } from './blitz-logos.queries.ts';

interface Submission {
  invitationId: string;
  body: BodyOf<typeof blitzCalls.submitBlitz>;
  /** An existing submission is replaced; otherwise it stays, and nothing is stored. */
  replaces: boolean;
  now: Date;
}

type Stored = Pick<BlitzParticipantRow, 'id' | 'status'>;

/**
 * Stores what a company submits, to be read by an organiser. The submissions of one invitation are stored one after the
 * other, so that of two concurrent first ones the second finds the first.
 */
export function saveSubmission(db: Db, submission: Submission): Promise<Stored | 'exists' | 'unknownLogo'> {
  const { invitationId, body, replaces, now } = submission;
  return db.transaction(async (tx) => {
    await tx
      .select({ id: blitzInvitations.id })
      .from(blitzInvitations)
      .where(eq(blitzInvitations.id, invitationId))
      .for('update');
    const present = await findSubmission(tx, invitationId);
    if (present && !replaces) return 'exists';
    const logoUrl = body.logoUrl || null;
    const presentLogo = present?.logoUrl ?? null;
    if (logoUrl !== presentLogo && !(await takeLogo(tx, invitationId, logoUrl, presentLogo, now))) {
      return 'unknownLogo';
    }
    const { company, pitch, category, website, contacts, slots } = body;
    const values = { company, pitch, category, website, contacts, slots, logoUrl, changedAt: now };
    const [stored] = await tx
      .insert(blitzParticipants)
      .values({ invitationId, ...values, submittedAt: now })
      .onConflictDoUpdate({
        target: blitzParticipants.invitationId,
        // The organisers have not read the new text yet.
        set: { ...values, status: 'Submitted' },
      })
      .returning({ id: blitzParticipants.id, status: blitzParticipants.status });
    return stored ?? 'exists';
  });
}
