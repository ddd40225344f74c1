import { eq } from 'drizzle-orm';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { type FeaturedInvitationRow, featuredInvitations } from './featured.tables.ts';

/** The invitation of a token, whatever its state; null for a token that was never sent. */
export async function findFeaturedInvitation(db: Db, token: string): Promise<FeaturedInvitationRow | null> {
  const [row] = await db.select().from(featuredInvitations).where(hasToken(token));
  return row ?? null;
}

/** The same, locked for this transaction: other calls with the same token wait. */
export async function lockFeaturedInvitation(tx: Tx, token: string): Promise<FeaturedInvitationRow | null> {
  const [row] = await tx.select().from(featuredInvitations).where(hasToken(token)).for('no key update');
  return row ?? null;
}

/**
 * Why an invitation cannot be used, or null when it can. While `featuredAttendee` is off in the settings all links are
 * closed; they work again once it is on.
 */
export async function getRefusal(
  db: Db,
  { usedAt, closesAt }: FeaturedInvitationRow,
  now: Date,
): Promise<'fm.cms-0019' | 'fm.cms-0009' | null> {
  if (usedAt) return 'fm.cms-0019';
  const { isEnabled } = await readSection(db, 'featuredAttendee');
  return isEnabled && (closesAt === null || closesAt > now) ? null : 'fm.cms-0009';
}

/** Records who registered with an invitation. */
export async function takeFeaturedInvitation(
  tx: Tx,
  id: string,
  attendeeId: string,
  now: Date,
): Promise<void> {
  await tx.update(featuredInvitations).set({ attendeeId, usedAt: now }).where(eq(featuredInvitations.id, id));
}

function hasToken(token: string) {
  return eq(featuredInvitations.tokenHash, linkTokenHash(token));
}
